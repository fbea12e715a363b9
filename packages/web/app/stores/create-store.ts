import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from './browser-storage.ts';

type Store<State> = {
  /** The same object until something changes. */
  readonly get: () => State;
  readonly set: (next: State) => void;
  /** Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** How a store is kept in `localStorage`, the same in every tab. */
type Storage<State> = {
  readonly key: string;
  /** Storage is untrusted: the visitor can edit it, and an older version may have written it. */
  readonly parse: (stored: string | undefined) => State;
  /** Undefined takes it out of storage. */
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

  const read = () => storage?.parse(readStored(storage.key)) ?? initial;

  /** An event without a key says that another tab cleared everything. */
  function followOtherTabs({ key }: StorageEvent): void {
    if (key === storage?.key || key === null) show(read());
  }

  /** A page that comes out of the back/forward cache has missed those events: https://web.dev/articles/bfcache */
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
      if (storage) write(storage.key, storage.serialize(next));
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

function write(key: string, text: string | undefined): void {
  if (text === undefined) removeStored(key);
  else writeStored(key, text);
}

/** @param onServer is also what a page that is hydrating begins with */
export function useStore<State, Initial>(
  { get, subscribe }: Store<State>,
  onServer: Initial,
): State | Initial {
  return useSyncExternalStore<State | Initial>(subscribe, get, () => onServer);
}
