import { useStore } from '#web/stores/create-store.ts';
import { noUser, type StoredUser, userStore } from './session-store.ts';

/** The signed-in user; always undefined on the server and during hydration. */
export function useSession(): StoredUser | undefined {
  const user = useStore(userStore, noUser);
  return user._id ? user : undefined;
}
