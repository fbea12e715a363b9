import { QueryCache, QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import { CallError } from './call-error.ts';
import { emitCallFailed } from './call-events.ts';

/** The browser's one cache of answers, for the `clientLoader` of a page. */
export const queryClientContext = createContext<QueryClient>();

/**
 * A failed call is told at once and offers Retry on its screen, so nothing is retried unasked. What
 * is on show is read again when the network comes back: much may have happened meanwhile.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // What fails while its page is still on the way is read again, and told, by the page itself.
      onError(error, query) {
        const isTold = query.meta?.isToldWhenShown === true && query.isActive();
        if (isTold && error instanceof CallError) emitCallFailed(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
