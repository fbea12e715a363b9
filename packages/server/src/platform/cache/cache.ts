/** Answers kept in memory, bounded; each remembers which tags make it stale. */
export type Cache = {
  /** The kept value, or what `make` gives; callers at the same time share one making. */
  get<T>(key: string, tags: readonly string[], make: () => Promise<T>): Promise<T>;
  /** Drops every value with this tag, and every value now being made with it. */
  drop(tag: string): void;
  forget(key: string): void;
  clear(): void;
  readonly hits: number;
  readonly misses: number;
  readonly size: number;
};

type Entry = { readonly value: Promise<unknown>; readonly tags: readonly string[] };

export function openCache(maxEntries = 2_000): Cache {
  const entries = new Map<string, Entry>();
  let hits = 0;
  let misses = 0;
  return {
    get<T>(key: string, tags: readonly string[], make: () => Promise<T>): Promise<T> {
      const kept = entries.get(key);
      if (kept) {
        hits += 1;
        entries.delete(key);
        entries.set(key, kept);
        return kept.value as Promise<T>;
      }
      misses += 1;
      const value = make();
      const entry = { value, tags };
      entries.set(key, entry);
      value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      const oldest = entries.keys().next();
      if (entries.size > maxEntries && !oldest.done) entries.delete(oldest.value);
      return value;
    },
    drop(tag) {
      for (const [key, entry] of entries) if (entry.tags.includes(tag)) entries.delete(key);
    },
    forget: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    get hits() {
      return hits;
    },
    get misses() {
      return misses;
    },
    get size() {
      return entries.size;
    },
  };
}
