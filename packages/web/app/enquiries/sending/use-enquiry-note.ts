import { useEffect, useState } from 'react';
import { forgetDraft, readDraft, storeDraft } from '#web/forms/form-draft.ts';
import { useInterruptedDraft } from '#web/forms/use-kept-form.ts';

export const noteDraft = 'enquiry-note';

/** The note of the next enquiry. It survives a reload and signing in again. */
export function useEnquiryNote() {
  const [note, setNote] = useState(() => String(readDraft(noteDraft) ?? ''));
  useEffect(() => storeDraft(noteDraft, note), [note]);
  useInterruptedDraft(noteDraft, () => note || undefined);
  return [note, setNote] as const;
}

export function forgetEnquiryNote(): void {
  forgetDraft(noteDraft);
}
