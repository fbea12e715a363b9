import { createStore, type Store } from './create-store.ts';

type RecentList = Store<readonly string[]> & {
  /** The latest one is the first; it stands there once, whatever its case. */
  readonly add: (text: string) => void;
  readonly remove: (text: string) => void;
};

/** The last few texts, kept in this browser until it is signed out of the shop. */
export function createRecentList(key: string, most: number): RecentList {
  const store = createStore<readonly string[]>([], {
    key,
    parse: (stored) => readTexts(stored).slice(0, most),
    serialize: (texts) => (texts.length > 0 ? JSON.stringify(texts) : undefined),
  });
  const without = (text: string) =>
    store.get().filter((other) => other.toLowerCase() !== text.toLowerCase());
  return {
    ...store,
    add: (text) => store.set([text, ...without(text)].slice(0, most)),
    remove: (text) => store.set(without(text)),
  };
}

function readTexts(stored: string | undefined): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}
