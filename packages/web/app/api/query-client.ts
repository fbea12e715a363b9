import { QueryClient } from '@tanstack/react-query';

/** A failed call is told at once and offers Retry on its screen, so nothing is retried unasked. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
