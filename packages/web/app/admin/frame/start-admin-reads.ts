import { grantOfCall, isStaffCall } from '#web/admin/api/use-may.ts';
import { mayDo } from '#web/session/may-do.ts';
import { currentUser, type StoredUser } from '#web/session/session-store.ts';
import { type PageQueries, startReads } from '#web/session/start-reads.ts';

/**
 * Starts the reads of a page of the admin area, only for those whom the browser knows as an admin and
 * whose role allows them.
 */
export function startAdminReads(queries: PageQueries): null {
  const user = currentUser();
  if (user?.role !== 'ADMIN') return null;
  return startReads(queries.filter(({ queryKey }) => maySee(user, queryKey?.[0])));
}

/** By the call whose answer a query holds. */
const maySee = (user: StoredUser, call: unknown): boolean =>
  !isStaffCall(call) || mayDo(user, grantOfCall(call));
