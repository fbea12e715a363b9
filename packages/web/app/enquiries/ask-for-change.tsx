import { enquiryNoteMaxLength } from '@mathappu/contract/limits';
import { useState } from 'react';
import { textError } from '#web/forms/text-error.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as words from '#words/enquiries';
import type { EnquiryAnswer } from './use-answer.ts';

const noteError = textError(enquiryNoteMaxLength);

export type Answering = {
  /** Sends an answer and resolves to whether it was taken. */
  answer: (what: EnquiryAnswer, text?: string) => Promise<boolean>;
  /** The answer that is being sent. */
  busy: EnquiryAnswer | undefined;
};

/** Asks the shop to change its offer. What is typed stays until it has been sent. */
export function AskForChange({ answer, busy, isPossible }: Answering & { isPossible: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const error = isChecked && text.trim() === '' ? words.changeMissing : noteError(text);

  async function send() {
    setChecked(true);
    if (text.trim() === '' || noteError(text)) return;
    if (!(await answer('change', text))) return;
    setText('');
    setChecked(false);
    setOpen(false);
  }

  // An offer that ends meanwhile does not close what is being typed.
  if (!isPossible && !isOpen) return null;
  return (
    <>
      {isPossible && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {words.askForChange}
        </Button>
      )}
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.askTitle}
        description={words.askLead}
        size="sm"
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {words.notNow}
            </Button>
            <Button isBusy={busy === 'change'} onClick={send}>
              {words.sendChange}
            </Button>
          </>
        }
      >
        <TextAreaField
          label={words.whatToChange}
          value={text}
          error={error}
          countTo={enquiryNoteMaxLength}
          onChange={({ target }) => setText(target.value)}
        />
      </Dialog>
    </>
  );
}
