import { onSessionEnded } from '#web/api/call-events.ts';
import { userKey } from './session-store.ts';

/**
 * Calls `listener` when the session ends without a sign-out, in this tab or in another one. A sign-out
 * clears the whole storage, which other tabs learn as an event without a key:
 * https://developer.mozilla.org/docs/Web/API/StorageEvent/key
 * Returns the function that unsubscribes.
 */
export function onInterruption(listener: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === userKey && newValue === null) listener();
  };
  const stop = onSessionEnded(listener);
  window.addEventListener('storage', follow);
  return () => {
    stop();
    window.removeEventListener('storage', follow);
  };
}
