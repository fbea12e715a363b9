import { enquiryNoteMaxLength } from '@mathappu/contract/limits';
import { textError } from '#web/forms/text-error.ts';
import { LawNotice } from '#web/frame/law-notice.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import * as words from '#words/enquiries/sending';

const noteError = textError(enquiryNoteMaxLength);

type EnquiryPanelProps = { note: string; onChange: (note: string) => void };

/** Stands in place of the payment. It says why nothing is ordered here and takes a note to the shop. */
export function EnquiryPanel({ note, onChange }: EnquiryPanelProps) {
  return (
    <section aria-labelledby="how-enquiries-work" className="grid gap-4">
      <h2 id="how-enquiries-work" className="text-xl">
        {words.howThisWorks}
      </h2>
      <LawNotice isWhole />
      <TextAreaField
        label={words.note}
        hint={words.noteHint}
        value={note}
        error={noteError(note)}
        countTo={enquiryNoteMaxLength}
        onChange={({ target }) => onChange(target.value)}
      />
    </section>
  );
}
