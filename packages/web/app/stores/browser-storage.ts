type Area = 'localStorage' | 'sessionStorage';

/** Storage can be full, forbidden or absent; that is logged, and the shop works without it. */
function attempt<T>(area: Area, act: (storage: Storage) => T): T | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return act(window[area]);
  } catch (error) {
    console.warn(`${area} could not be used`, error);
    return undefined;
  }
}

export function readStored(key: string, area: Area = 'localStorage'): string | undefined {
  return attempt(area, (storage) => storage.getItem(key)) || undefined;
}

export function writeStored(key: string, value: string, area: Area = 'localStorage'): void {
  attempt(area, (storage) => storage.setItem(key, value));
}

export function removeStored(key: string, area: Area = 'localStorage'): void {
  attempt(area, (storage) => storage.removeItem(key));
}

export function clearStored(area: Area): void {
  attempt(area, (storage) => storage.clear());
}
