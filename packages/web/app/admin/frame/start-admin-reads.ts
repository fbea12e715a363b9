import { currentUser } from '#web/session/session-store.ts';
import { type PageQueries, startReads } from '#web/session/start-reads.ts';

/** Starts the reads of a page of the admin area, only for those whom the browser knows as an admin. */
export function startAdminReads(queries: PageQueries): null {
  return currentUser()?.role === 'ADMIN' ? startReads(queries) : null;
}
