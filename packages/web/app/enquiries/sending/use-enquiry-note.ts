import { useEffect, useState } from 'react';
import { forgetDraft, readDraft, storeDraft } from '#web/forms/form-draft.ts';
import { useInterruptedDraft } from '#web/forms/use-kept-form.ts';

const name = 'enquiry-note';

/** The note of the next enquiry. It survives a reload and signing in again. */
export function useEnquiryNote() {
  const [note, setNote] = useState(() => String(readDraft(name) ?? ''));
  useEffect(() => storeDraft(name, note), [note]);
  useInterruptedDraft(name, () => note || undefined);
  return [note, setNote] as const;
}

export function forgetEnquiryNote(): void {
  forgetDraft(name);
}
