import type { RouterContextProvider } from 'react-router';
import { currentUser } from '#web/session/session-store.ts';
import { type PageQueries, startReads } from '#web/session/start-reads.ts';

/**
 * The same for pages of the admin area: together with the question whether the user is an admin,
 * and only for whom the browser knows as one. What the server refuses is not told.
 */
export function startAdminReads(
  context: Readonly<RouterContextProvider>,
  queries: PageQueries,
): null {
  return currentUser()?.role === 'ADMIN' ? startReads(context, queries) : null;
}
