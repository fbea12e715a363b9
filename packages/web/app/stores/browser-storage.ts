export type StorageArea = 'localStorage' | 'sessionStorage';

/** Storage can be full, forbidden or absent; that is logged, and the shop works without it. */
function attempt<T>(area: StorageArea, act: (storage: Storage) => T): T | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return act(window[area]);
  } catch (error) {
    console.warn(`${area} could not be used`, error);
    return undefined;
  }
}

export function readStored(key: string, area: StorageArea = 'localStorage'): string | undefined {
  return attempt(area, (storage) => storage.getItem(key)) || undefined;
}

export function writeStored(key: string, value: string, area: StorageArea = 'localStorage'): void {
  attempt(area, (storage) => storage.setItem(key, value));
}

export function removeStored(key: string, area: StorageArea = 'localStorage'): void {
  attempt(area, (storage) => storage.removeItem(key));
}

export function clearStored(area: StorageArea, kept: readonly string[] = []): void {
  attempt(area, (storage) => {
    const values = kept.map((key) => [key, storage.getItem(key)] as const);
    storage.clear();
    for (const [key, value] of values) if (value) storage.setItem(key, value);
  });
}
