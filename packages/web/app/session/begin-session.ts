import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '#web/api/call.ts';
import { storeTokens } from '#web/api/tokens.ts';
import { loadUser } from './load-user.ts';
import type { StoredUser } from './session-store.ts';

/** Stores the tokens of a sign-in and fetches its user. */
export function beginSession(
  { accesstoken, refreshtoken }: Answer<'login'>['data'],
  queries: QueryClient,
): Promise<StoredUser> {
  storeTokens({ access: accesstoken, refresh: refreshtoken });
  return loadUser(queries);
}
