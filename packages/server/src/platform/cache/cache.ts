/** Answers kept in memory, bounded in number and bytes; each remembers which tags make it stale. */
export type Cache = {
  /**
   * The kept value, or what `make` gives; callers at the same time share one making.
   * The first word of a key says what kind of value it is.
   */
  get<T>(key: string, tags: readonly string[], make: () => Promise<T>): Promise<T>;
  /** Drops every value with this tag, and every value now being made with it. */
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
  bytes: number;
};

/** What a value takes up that does not say so itself by its `byteLength`. */
const smallBytes = 500;

export function openCache({ maxEntries = 2_000, maxBytes = 64 * 1024 * 1024 } = {}): Cache {
  const entries = new Map<string, Entry>();
  const uses = new Map<string, Uses>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function makeRoom(): void {
    for (const key of entries.keys()) {
      if (entries.size <= maxEntries && bytes <= maxBytes) return;
      remove(key);
    }
  }

  function keep<T>(key: string, tags: readonly string[], value: Promise<T>): void {
    const entry: Entry = { value, tags, uses: usesOf(key), bytes: 0 };
    entry.uses.misses += 1;
    entries.set(key, entry);
    value.then(
      (made) => {
        if (entries.get(key) !== entry) return;
        entry.bytes = sizeOf(made);
        bytes += entry.bytes;
        makeRoom();
      },
      () => {
        if (entries.get(key) === entry) remove(key);
      },
    );
    makeRoom();
  }

  function usesOf(key: string): Uses {
    const kind = key.split(' ', 1)[0] ?? '';
    const counted = uses.get(kind) ?? { hits: 0, misses: 0 };
    uses.set(kind, counted);
    return counted;
  }

  return {
    get<T>(key: string, tags: readonly string[], make: () => Promise<T>): Promise<T> {
      const kept = entries.get(key);
      if (kept) {
        kept.uses.hits += 1;
        entries.delete(key);
        entries.set(key, kept);
        return kept.value as Promise<T>;
      }
      const value = make();
      keep(key, tags, value);
      return value;
    },
    drop(tag) {
      for (const [key, { tags }] of entries) if (tags.includes(tag)) remove(key);
    },
    forget: remove,
    clear() {
      entries.clear();
      bytes = 0;
    },
    uses,
    get size() {
      return entries.size;
    },
    get bytes() {
      return bytes;
    },
  };
}

const sizeOf = (value: unknown): number =>
  typeof value === 'object' &&
  value !== null &&
  'byteLength' in value &&
  typeof value.byteLength === 'number'
    ? value.byteLength
    : smallBytes;
