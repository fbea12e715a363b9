import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration: for what only the browser knows, such as navigation state. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
