import type { Quote } from '@mathappu/contract/enquiries/enquiries';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Answer, call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { readAgain } from '#web/api/read-again.ts';
import { readKey } from '#web/api/use-read.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import * as words from '#words/enquiries';

export type EnquiryAnswer = 'accept' | 'change' | 'withdraw';

/** Sends the customer's answer to the version on the screen. */
export function useAnswer({ number, version }: Pick<Quote, 'number' | 'version'>) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const [busy, setBusy] = useState<EnquiryAnswer>();
  const [isOutdated, setOutdated] = useState(false);
  const key = readKey('getMyQuote', { params: { quoteId: number } });

  const show = (data: Quote) =>
    queries.setQueryData<Answer<'getMyQuote'>>(key, (shown) => shown && { ...shown, data });

  /** Resolves to whether the answer was taken. */
  async function answer(what: EnquiryAnswer, text?: string): Promise<boolean> {
    if (busy) return false;
    setBusy(what);
    setOutdated(false);
    try {
      const { data, message } = await call('answerQuote', {
        params: { quoteId: number },
        body: { version, answer: what, ...(text && { text }) },
        failureText: words.answerFailed,
      });
      show(data);
      showToast({ kind: 'success', text: message });
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'quoteChanged') {
        setOutdated(true);
        show(error.data as Quote);
      } else await readAgain(queries, ['getMyQuote']);
      return false;
    } finally {
      await readAgain(queries, ['listMyQuotes']);
      setBusy(undefined);
    }
  }

  return {
    answer,
    busy,
    /** The last answer was to a version that the shop has changed since. */
    isOutdated,
  };
}
