import { QueryClient } from '@tanstack/react-query';

/**
 * A failed call is told at once and offers Retry on its screen, so nothing is retried unasked. What
 * is on show is read again when the network comes back: much may have happened meanwhile.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
