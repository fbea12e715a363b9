import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';

/** Values in memory, bounded in age, number and bytes, each with the tags that invalidate it. */
export type Cache = {
  /**
   * The cached value, or the result of `make`, which concurrent callers share.
   * The first word of a key is the kind of the value.
   *
   * @param isRare one of so many values that few are asked for again: together they fill a quarter
   */
  get<T>(
    key: string,
    tags: readonly string[],
    make: () => Promise<T>,
    options?: { isRare?: boolean },
  ): Promise<T>;
  /** Drops every value with this tag; one that is being made is returned but not cached. */
  drop(tag: string): void;
  /**
   * The same for a change of which there are many: a few times at once, and then four times a second,
   * all that has come meanwhile together. Then a value is served for half a second more; the next one
   * is made in the second half of that, so that it has what changes in the first.
   */
  dropSoon(tag: string): void;
  forget(key: string): void;
  /** Whether the value is what `get` would serve, and nothing has to be made; counts as a use. */
  isCached(value: object): boolean;
  clear(): void;
  /** When this process last heard of a change, by `performance.now()`. */
  readonly changedAt: number;
  /** Hits and misses of each kind. */
  readonly uses: ReadonlyMap<string, Readonly<Uses>>;
  readonly size: number;
  readonly bytes: number;
};

type Uses = { hits: number; misses: number };

type Entry = {
  readonly value: Promise<unknown>;
  readonly made?: unknown;
  readonly tags: readonly string[];
  readonly uses: Uses;
  /** When it was first out of date, and last; it is served for a moment more. */
  staleSince?: number;
  changedAt?: number;
  /** The value that will follow it. */
  next?: Promise<unknown>;
};

/** Bounds how long a stale value is served when a hanging connection delivers no notifications. */
const oneMinute = 60_000;

const dropEveryMs = 250;
/** So many come at once after a pause: an order drops twice, by itself and by its notification. */
const dropsAtOnce = 8;
const longestStaleMs = 500;
const makeAgainAfterMs = 250;

/** Whether a value is being made: one that is made of others must not be made of stale ones. */
const making = new AsyncLocalStorage<true>();

/** The size assumed for a value that does not state its own. */
const smallBytes = 500;

/**
 * The library's own `fetch` is not used: a value that is dropped while it is being made is already
 * stale, and `fetch` would store it all the same.
 */
export function openCache({
  maxAgeMs = oneMinute,
  maxEntries = 1_500,
  maxBytes = 48 * 1024 * 1024,
} = {}): Cache {
  const often = new LRUCache<string, Entry>({
    ttl: maxAgeMs,
    max: maxEntries,
    maxSize: maxBytes,
  });
  const rare = new LRUCache<string, Entry>({
    ttl: maxAgeMs,
    max: Math.ceil(maxEntries / 3),
    maxSize: Math.ceil(maxBytes / 3),
  });
  const all = [often, rare];
  const uses = new Map<string, Uses>();
  const keys = new WeakMap<object, string>();
  /** When the drops of each tag would have come, had they come four a second. */
  const paces = new Map<string, number>();
  let changedAt = Number.NEGATIVE_INFINITY;
  /** Tags that will be dropped when it is time. */
  const due = new Set<string>();

  function usesOf(key: string): Uses {
    const kind = key.split(' ', 1)[0] ?? '';
    const counted = uses.get(kind) ?? { hits: 0, misses: 0 };
    uses.set(kind, counted);
    return counted;
  }

  async function settle(entries: typeof often, key: string, entry: Entry): Promise<void> {
    try {
      const made = await entry.value;
      if (entries.peek(key) === entry) keep(entries, key, entry, made);
    } catch {
      if (entries.peek(key) === entry) entries.delete(key);
    }
  }

  function keep(entries: typeof often, key: string, entry: Entry, made: unknown): void {
    // A copy, since storing the same entry again would not update its size.
    entries.set(key, { ...entry, made }, { size: sizeOf(made) });
    if (typeof made === 'object' && made !== null) keys.set(made, key);
  }

  function drop(tag: string): void {
    changedAt = performance.now();
    for (const entries of all) {
      for (const [key, { tags }] of [...entries.entries()])
        if (tags.includes(tag)) entries.delete(key);
    }
  }

  /** As `drop`, but values are served until the next ones are made. */
  function expire(tag: string): void {
    const now = performance.now();
    for (const entries of all) {
      for (const entry of entries.values()) {
        if (!entry.tags.includes(tag)) continue;
        entry.staleSince ??= now;
        entry.changedAt = now;
      }
    }
  }

  const staleMsOf = ({ staleSince }: Entry): number =>
    staleSince === undefined ? 0 : Math.max(1, performance.now() - staleSince);

  const isDue = (entry: Entry): boolean => !entry.next && staleMsOf(entry) >= makeAgainAfterMs;

  /** Makes the value that follows a stale one. */
  async function makeAgain(
    entries: typeof often,
    key: string,
    stale: Entry,
    make: () => Promise<unknown>,
  ): Promise<void> {
    const startedAt = performance.now();
    const next: Entry = { value: making.run(true, make), tags: stale.tags, uses: stale.uses };
    stale.next = next.value;
    next.uses.misses += 1;
    const made = await next.value.catch(() => undefined);
    // A copy of the stale one, if that was still being made itself.
    const replaced = entries.peek(key);
    if (made === undefined || replaced?.next !== next.value) return;
    const { changedAt: last = 0 } = replaced;
    if (last > startedAt) Object.assign(next, { staleSince: last, changedAt: last });
    keep(entries, key, next, made);
  }

  /** https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm */
  function dropSoon(tag: string, leave = drop): void {
    const now = performance.now();
    changedAt = now;
    if (due.has(tag)) return;
    const pace = Math.max(now, paces.get(tag) ?? 0);
    const early = pace - now - (dropsAtOnce - 1) * dropEveryMs;
    if (early > 0) {
      due.add(tag);
      const dropDue = () => {
        due.delete(tag);
        dropSoon(tag, expire);
      };
      setTimeout(dropDue, Math.ceil(early)).unref();
      return;
    }
    leave(tag);
    paces.set(tag, pace + dropEveryMs);
  }

  return {
    get<T>(
      key: string,
      tags: readonly string[],
      make: () => Promise<T>,
      { isRare = false } = {},
    ): Promise<T> {
      const entries = isRare ? rare : often;
      const cached = entries.get(key);
      const longest = making.getStore() ? 0 : longestStaleMs;
      if (cached && staleMsOf(cached) <= longest) {
        cached.uses.hits += 1;
        if (isDue(cached)) void makeAgain(entries, key, cached, make);
        return cached.value as Promise<T>;
      }
      const value = making.run(true, make);
      const entry: Entry = { value, tags, uses: usesOf(key) };
      entry.uses.misses += 1;
      entries.set(key, entry, { size: 1 });
      void settle(entries, key, entry);
      return value;
    },
    drop,
    dropSoon: (tag) => dropSoon(tag),
    isCached(value) {
      const key = keys.get(value);
      const entry = key === undefined ? undefined : (often.get(key) ?? rare.get(key));
      if (entry?.made !== value || isDue(entry) || staleMsOf(entry) > longestStaleMs) return false;
      entry.uses.hits += 1;
      return true;
    },
    forget: (key) => {
      for (const entries of all) entries.delete(key);
    },
    clear: () => {
      changedAt = performance.now();
      for (const entries of all) entries.clear();
    },
    uses,
    get changedAt() {
      return changedAt;
    },
    get size() {
      return often.size + rare.size;
    },
    get bytes() {
      return often.calculatedSize + rare.calculatedSize;
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
