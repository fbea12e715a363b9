import type { Answer } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { useRead } from '#web/api/use-read.ts';
import * as words from '#words/estimates';

/** The estimate of a code. */
export function useSharedEstimate(code: string, initial?: Answer<'getSharedQuote'> | null) {
  const options = { failureText: words.loadFailed, toast: false, initial };
  const { data, error, isFetching, refetch } = useRead(
    'getSharedQuote',
    { params: { code } },
    options,
  );
  const isUnknown =
    error instanceof CallError && (error.code === 'quoteNotFound' || error.code === 'notFound');
  return {
    quote: isUnknown ? undefined : data?.data,
    isUnknown,
    isFailed: error !== null && !isUnknown,
    isReloading: isFetching,
    reload: () => refetch(),
  };
}
