import { LRUCache } from 'lru-cache';

/** Values in memory, bounded in age, number and bytes; each remembers which tags make it stale. */
export type Cache = {
  /**
   * The cached value, or what `make` gives; callers at the same time share one making.
   * The first word of a key says what kind of value it is.
   */
  get<T>(key: string, tags: readonly string[], make: () => Promise<T>): Promise<T>;
  /** Drops every value with this tag; one that is being made with it reaches its callers only. */
  drop(tag: string): void;
  forget(key: string): void;
  clear(): void;
  /** How often a value of each kind was there, and how often it had to be made. */
  readonly uses: ReadonlyMap<string, Readonly<Uses>>;
  readonly size: number;
  readonly bytes: number;
};

type Uses = { hits: number; misses: number };

type Entry = {
  readonly value: Promise<unknown>;
  readonly tags: readonly string[];
  readonly uses: Uses;
};

/** A change that is never heard of, because a connection hangs, is served no longer than this. */
const oneMinute = 60_000;

/** What a value takes up that does not say so itself. */
const smallBytes = 500;

/**
 * The library's own `fetch` is not used: a value deleted while it is being made would be stored
 * when it is made, although what it was made from has changed since.
 */
export function openCache({
  maxAgeMs = oneMinute,
  maxEntries = 2_000,
  maxBytes = 64 * 1024 * 1024,
} = {}): Cache {
  const entries = new LRUCache<string, Entry>({
    ttl: maxAgeMs,
    max: maxEntries,
    maxSize: maxBytes,
  });
  const uses = new Map<string, Uses>();

  function usesOf(key: string): Uses {
    const kind = key.split(' ', 1)[0] ?? '';
    const counted = uses.get(kind) ?? { hits: 0, misses: 0 };
    uses.set(kind, counted);
    return counted;
  }

  async function settle(key: string, entry: Entry): Promise<void> {
    try {
      const made = await entry.value;
      // A copy, since storing the very same entry again would leave its size as it is.
      if (entries.peek(key) === entry) entries.set(key, { ...entry }, { size: sizeOf(made) });
    } catch {
      if (entries.peek(key) === entry) entries.delete(key);
    }
  }

  return {
    get<T>(key: string, tags: readonly string[], make: () => Promise<T>): Promise<T> {
      const cached = entries.get(key);
      if (cached) {
        cached.uses.hits += 1;
        return cached.value as Promise<T>;
      }
      const value = make();
      const entry: Entry = { value, tags, uses: usesOf(key) };
      entry.uses.misses += 1;
      entries.set(key, entry, { size: 1 });
      void settle(key, entry);
      return value;
    },
    drop(tag) {
      for (const [key, { tags }] of [...entries.entries()])
        if (tags.includes(tag)) entries.delete(key);
    },
    forget: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    uses,
    get size() {
      return entries.size;
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Math.max(1, value.length);
  const hasLength = typeof value === 'object' && value !== null && 'byteLength' in value;
  return hasLength && typeof value.byteLength === 'number'
    ? Math.max(1, value.byteLength)
    : smallBytes;
}
