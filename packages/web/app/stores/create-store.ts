import { useSyncExternalStore } from 'react';
import { readStored, removeStored, type StorageArea, writeStored } from './browser-storage.ts';

export type Store<State> = {
  /** Returns the same object until the next change, as `useSyncExternalStore` requires. */
  readonly get: () => State;
  readonly set: (next: State) => void;
  /** Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** How a store is persisted, in `localStorage`, which all tabs share, unless it says otherwise. */
type Storage<State> = {
  readonly key: string;
  readonly area?: StorageArea;
  /** Storage is untrusted: the visitor can edit it, and an older version may have written it. */
  readonly parse: (stored: string | undefined) => State;
  /** Undefined removes the item. */
  readonly serialize: (state: State) => string | undefined;
};

/** State outside of React, read by components with `useStore`. */
export function createStore<State>(initial: State, storage?: Storage<State>): Store<State> {
  let state = initial;
  let isRead = !storage || typeof window === 'undefined';
  const listeners = new Set<() => void>();

  function show(next: State): void {
    isRead = true;
    state = next;
    for (const listener of listeners) listener();
  }

  const read = () => storage?.parse(readStored(storage.key, storage.area)) ?? initial;

  /** Another tab cleared everything when the event has no key: https://developer.mozilla.org/docs/Web/API/StorageEvent/key */
  function followOtherTabs({ key }: StorageEvent): void {
    if (key === storage?.key || key === null) show(read());
  }

  /** A page restored from the back/forward cache has missed storage events: https://web.dev/articles/bfcache */
  function catchUp({ persisted }: PageTransitionEvent): void {
    if (persisted) show(read());
  }

  function startListening(): void {
    window.addEventListener('pageshow', catchUp);
    window.addEventListener('storage', followOtherTabs);
  }

  function stopListening(): void {
    window.removeEventListener('pageshow', catchUp);
    window.removeEventListener('storage', followOtherTabs);
  }

  return {
    get() {
      if (!isRead) {
        isRead = true;
        state = read();
      }
      return state;
    },
    set(next) {
      if (storage) write(storage, storage.serialize(next));
      show(next);
    },
    subscribe(listener) {
      if (storage && listeners.size === 0) startListening();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (storage && listeners.size === 0) stopListening();
      };
    },
  };
}

function write({ key, area }: { key: string; area?: StorageArea }, text: string | undefined): void {
  if (text === undefined) removeStored(key, area);
  else writeStored(key, text, area);
}

/** @param onServer is also the value during hydration */
export function useStore<State, Initial>(
  { get, subscribe }: Store<State>,
  onServer: Initial,
): State | Initial {
  return useSyncExternalStore<State | Initial>(subscribe, get, () => onServer);
}
