import type { QueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { storedAccessToken, storedRefreshToken } from '#web/api/tokens.ts';
import { readKey } from '#web/api/use-read.ts';
import { logout, type StoredUser, setDetails } from './session-store.ts';

const queryKey = readKey('getUserDetails');

/**
 * Fetches the signed-in user and stores it. A read that is under way is abandoned, since its answer
 * may be older than a change that the caller has just made; the abandoned call rejects.
 */
export async function loadUser(queries: QueryClient): Promise<StoredUser> {
  await queries.cancelQueries({ queryKey });
  const answer = await queries.fetchQuery({
    queryKey,
    queryFn: () => call('getUserDetails'),
    staleTime: 0,
  });
  setDetails(answer.data);
  return answer.data;
}

/** On the start of the app: a stored user without any token is not signed in. */
export function restoreSession(queries: QueryClient): void {
  if (storedAccessToken()) {
    loadUser(queries).catch(() => {
      // The call has shown its toast; the stored user stays.
    });
  } else if (!storedRefreshToken()) {
    logout();
  }
}
