import { QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';
import { emitCallFailed } from './call-events.ts';

let browserClient: QueryClient | undefined;

/**
 * The browser has one client, which pages and their `clientLoader`s share; the server has one per
 * rendered page (https://tanstack.com/query/v5/docs/framework/react/guides/advanced-ssr).
 */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}

/**
 * A failed call shows its toast immediately and its screen offers Retry, so there are no automatic
 * retries. Active queries are refetched when the network comes back, since they may be stale.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // A prefetch that fails before its page is mounted is repeated, and reported, by the page.
      onError(error, query) {
        const hasToast = query.meta?.hasToastWhenActive === true && query.isActive();
        if (hasToast && error instanceof CallError) emitCallFailed(error);
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
