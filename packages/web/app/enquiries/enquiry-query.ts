import { orderPageSize } from '@mathappu/contract/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '#web/api/use-read.ts';
import * as words from '#words/enquiries';

/** Staff answer while the customer waits. */
const refetchInterval = 30_000;

export const useMyQuotes = (page: number, enabled: boolean) =>
  useRead(
    'listMyQuotes',
    { query: { page: String(page), limit: String(orderPageSize) } },
    { enabled, placeholderData: keepPreviousData, failureText: words.failed, staleTime: 0 },
  );

export const useMyQuote = (quoteId: string, enabled: boolean) =>
  useRead(
    'getMyQuote',
    { params: { quoteId } },
    { enabled, failureText: words.oneFailed, staleTime: 0, refetchInterval },
  );
