import { useSyncExternalStore } from 'react';
import { currentUser, type StoredUser, subscribeToUser } from './session-store.ts';

/** The signed-in user. On the server and while hydrating it is nobody, whoever is looking. */
export function useSession(): StoredUser | undefined {
  return useSyncExternalStore(subscribeToUser, currentUser, () => undefined);
}
