import { QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';
import { emitCallFailed } from './call-events.ts';

let ofBrowser: QueryClient | undefined;

/**
 * One for the browser, pages and the `clientLoader`s before them alike, and another for each page
 * that the server renders (https://tanstack.com/query/v5/docs/framework/react/guides/advanced-ssr).
 */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  ofBrowser ??= createQueryClient();
  return ofBrowser;
}

/**
 * A failed call is told at once and offers Retry on its screen, so nothing is retried unasked. What
 * is on show is read again when the network comes back: much may have happened meanwhile.
 */
function createQueryClient(): QueryClient {
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
