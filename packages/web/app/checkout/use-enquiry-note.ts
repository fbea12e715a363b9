import { useState } from 'react';
import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';

const key = 'enquiry-note';

/** What this tab's next enquiry tells the shop; a reload keeps it. */
export function useEnquiryNote() {
  const [note, setNote] = useState(() => readStored(key, 'sessionStorage') ?? '');

  function write(typed: string) {
    writeStored(key, typed, 'sessionStorage');
    setNote(typed);
  }

  return [note, write] as const;
}

export function forgetEnquiryNote(): void {
  removeStored(key, 'sessionStorage');
}
