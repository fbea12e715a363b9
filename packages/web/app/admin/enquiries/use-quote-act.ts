import type { StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import type { QuoteAct } from '@mathappu/contract/enquiries/quote-state';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DialogForm } from '#web/admin/frame/form-dialog.tsx';
import { CallError } from '#web/api/call-error.ts';
import { readAgain } from '#web/api/read-again.ts';

/** The props of the form of an act: its dialog, the enquiry, and how it ends. */
export type ActFormProps = DialogForm & { quote: StaffQuote; onClose: () => void };

export type ActProps = Pick<ActFormProps, 'quote' | 'onClose'> & { isOpen: boolean };

/**
 * Sends an act with the version of the enquiry that the admin saw. If somebody else has saved a newer version,
 * the act is refused once, and the next attempt sends that version. An enquiry that was closed closes the dialog.
 */
export function useQuoteAct(
  act: QuoteAct,
  { quote, onSending, onClose }: Omit<ActFormProps, 'id'>,
) {
  const queries = useQueryClient();
  const [seen, setSeen] = useState(quote);

  async function attempt<Result>(send: () => Promise<Result>): Promise<Result> {
    onSending(true);
    try {
      return await send();
    } catch (error) {
      if (error instanceof CallError && error.code === 'quoteChanged') {
        setSeen(error.data as StaffQuote);
      }
      if (error instanceof CallError && error.code === 'quoteClosed') onClose();
      throw error;
    } finally {
      // Read again even after a failure: somebody else may have acted.
      await readAgain(queries);
      onSending(false);
    }
  }

  const keepAs = {
    name: keptAct(quote),
    base: { act, seen },
    onRestore: (kept: KeptAct) => setSeen(kept.seen),
  };
  return { seen, attempt, keepAs };
}

/** Kept beside the fields of an act: the act, and the enquiry that the admin saw. */
export type KeptAct = { act: QuoteAct; seen: StaffQuote };

export const keptAct = ({ _id }: StaffQuote) => `enquiry-act-${_id}`;
