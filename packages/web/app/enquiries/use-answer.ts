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

type Body = { version: number; answer: EnquiryAnswer; text?: string };

type Sending<Shown> = {
  /** Sends an answer, and returns the enquiry as it is then. */
  send: (body: Body) => Promise<{ data: Shown; message: string }>;
  show: (data: Shown) => void;
  /** Reads it again after a refusal that does not say how it stands. */
  reload: () => Promise<unknown>;
};

/** Sends the customer's answer to the version on the screen, and shows what becomes of it. */
export function useSendAnswer<Shown>(version: number, { send, show, reload }: Sending<Shown>) {
  const showToast = useToastHere();
  const [busy, setBusy] = useState<EnquiryAnswer>();
  const [isOutdated, setOutdated] = useState(false);

  /** Resolves to whether the answer was taken. */
  async function answer(what: EnquiryAnswer, text?: string): Promise<boolean> {
    if (busy) return false;
    setBusy(what);
    setOutdated(false);
    try {
      const { data, message } = await send({ version, answer: what, ...(text && { text }) });
      show(data);
      showToast({ kind: 'success', text: message });
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'quoteChanged') {
        setOutdated(true);
        show(error.data as Shown);
      } else await reload();
      return false;
    } finally {
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

/** The answers of the account that holds the enquiry. */
export function useAnswer({ number, version }: Pick<Quote, 'number' | 'version'>) {
  const queries = useQueryClient();
  const key = readKey('getMyQuote', { params: { quoteId: number } });
  return useSendAnswer<Quote>(version, {
    send: (body) =>
      call('answerQuote', {
        params: { quoteId: number },
        body,
        failureText: words.answerFailed,
      }).finally(() => readAgain(queries, ['listMyQuotes'])),
    show: (data) =>
      queries.setQueryData<Answer<'getMyQuote'>>(key, (shown) => shown && { ...shown, data }),
    reload: () => readAgain(queries, ['getMyQuote']),
  });
}
