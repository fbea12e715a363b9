import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ShouldRevalidateFunction } from 'react-router';
import { getQueryClient } from '#web/api/query-client.ts';
import { storedAccessToken, storedRefreshToken } from '#web/api/tokens.ts';
import { currentUser } from './session-store.ts';

// biome-ignore lint/suspicious/noExplicitAny: queries of any answer; TanStack's own lists are typed so
export type PageQueries = readonly FetchQueryOptions<any, any, any, any>[];

/**
 * For the `clientLoader` of a page that needs a user: starts the queries of the page while its code
 * is loaded, without waiting for them. Visitors start none.
 */
export function startReads(queries: PageQueries): null {
  const isSignedIn = currentUser() && (storedAccessToken() ?? storedRefreshToken());
  if (!isSignedIn) return null;
  for (const query of queries) getQueryClient().prefetchQuery(query);
  return null;
}

/** For pages with filters and dialogs in the address, whose changes the page itself fetches. */
export const isArrival: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
