import { useState } from 'react';
import { readStored, removeStored, writeStored } from './browser-storage.ts';

const area = 'sessionStorage';

/** A text that this tab keeps until it is closed or signed out; undefined while there is none. */
export function useTabState(key: string) {
  const [value, setValue] = useState(() => readStored(key, area));

  function set(next: string | undefined) {
    storeTabState(key, next);
    setValue(next);
  }

  return [value, set] as const;
}

/** Sets it for the next screen that reads it; undefined forgets it. */
export function storeTabState(key: string, next: string | undefined): void {
  if (next === undefined) removeStored(key, area);
  else writeStored(key, next, area);
}
