import { createStore } from './create-store.ts';

/** Names of products that left the cart because they are no longer sold, until dismissed. */
export const unsoldNames = createStore<readonly string[]>([]);

export const noteUnsold = (names: readonly string[]) =>
  unsoldNames.set(unsoldNames.get().concat(names));
