import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { type Background, openBackground, type Queued } from './background.ts';
import { type Change, type Changes, openChanges, type Tag } from './changes.ts';
import { sizeOf } from './size-of.ts';
import { type Uses, usesOf } from './uses.ts';

/** Values in memory, bounded in age, number and bytes, each with the tags that invalidate it. */
export type Cache = Pick<Changes, 'drop' | 'dropSoon' | 'changedAt'> & {
  /**
   * The cached value, or the result of `make`, which concurrent callers share. A value that is made
   * of others has their tags as well. The first word of a key is the kind of the value.
   *
   * @param isRare one of so many values that few are asked for again: together they fill a quarter
   * @param isHeavy takes the processor for long: in the background a pause follows it
   */
  get<T>(
    key: string,
    tags: readonly string[],
    make: () => Promise<T>,
    options?: { isRare?: boolean; isHeavy?: boolean },
  ): Promise<T>;
  /**
   * Gives the value that is being made these tags, too, which are known only while it is made.
   *
   * @param isOwn not for what is made of this value
   */
  tag(tags: readonly string[], options?: { isOwn?: boolean }): void;
  forget(key: string): void;
  /** Nothing that is out of date is made again meanwhile, for a tenth of a second at most. */
  readonly goFirst: Background['goFirst'];
  /** Whether the value is what `get` would serve, and nothing has to be made; counts as a use. */
  isCached(value: object): boolean;
  clear(): void;
  /** Hits and misses of each kind. */
  readonly uses: ReadonlyMap<string, Readonly<Uses>>;
  /** Those that are dropped and were not asked for since included, as in `bytes`. */
  readonly size: number;
  readonly bytes: number;
};

/**
 * Those that are also of what is made of the value, and its own; and the number of the last change before
 * it, and what it is made of, was begun.
 */
type Tags = { readonly passed: Set<Tag>; readonly own: Set<Tag>; after: number };

type Entry = {
  readonly value: Promise<unknown>;
  readonly made?: unknown;
  readonly tags: Tags;
  readonly uses: Uses;
  /** When making it began. */
  since: number;
  /** When it was last found up to date. */
  freshAt: number;
  /** While it may wait in the background. */
  queued?: Queued;
  /** How it was out of date by the change with the number. */
  change: Change;
  comparedAt: number;
  /** What will follow it, while it is made. */
  next?: Entry;
};

type Asked = {
  readonly key: string;
  readonly tags: readonly string[];
  readonly make: () => Promise<unknown>;
  readonly isHeavy: boolean;
};

/** Bounds how long a stale value is served when a hanging connection delivers no notifications. */
const oneMinute = 60_000;

/** The ages at which a stale value is made again, while it is still served, and is served no more. */
const makeAgainAfterMs = 500;
const longestStaleMs = 750;

/** The tags of the value that is being made. */
const making = new AsyncLocalStorage<Tags>();

/** Without the library's own `fetch`, which stores a value that is dropped while it is being made. */
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
  const changes = openChanges();
  const background = openBackground();

  /** How it is out of date. Once it is made its tags are known, and it changes only with another change. */
  function changeOf(entry: Entry): Change {
    const isMade = entry.made !== undefined;
    if (!isMade || entry.comparedAt !== changes.count) {
      const { passed, own, after } = entry.tags;
      entry.change = changes.worstOf([...passed, ...own], after);
      entry.comparedAt = changes.count;
    }
    if (isMade && entry.change === 'none') entry.freshAt = performance.now();
    return entry.change;
  }

  /** Whether it is up to date, or stale and may be served: never for what is made of it. */
  function isServable(entry: Entry): boolean {
    const change = changeOf(entry);
    if (change === 'none') return true;
    return (
      change === 'soon' && !making.getStore() && performance.now() - entry.freshAt <= longestStaleMs
    );
  }

  /** Whether the next one is to be made: it is out of date, or will soon be too old. */
  function isDue(entry: Entry): boolean {
    const due = changeOf(entry) === 'none' ? maxAgeMs * 0.9 : makeAgainAfterMs;
    return !entry.next && performance.now() - entry.since >= due;
  }

  function begin({ key, tags, make }: Asked): Entry {
    const usesOfKind = usesOf(uses, key);
    usesOfKind.misses += 1;
    const passed = new Set(tags.map(changes.tagOf));
    const depends: Tags = { passed, own: new Set(), after: changes.count };
    const since = performance.now();
    const begun = { since, freshAt: since, change: 'none', comparedAt: -1 } as const;
    return { ...begun, tags: depends, uses: usesOfKind, value: making.run(depends, make) };
  }

  /** Makes what follows a stale value in the background, unless that is gone by then. */
  function queue(entries: typeof often, stale: Entry, asked: Asked): void {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const next = begin({ ...asked, make: () => promise });
    stale.next = next;
    void follow(entries, asked.key, next);
    next.queued = background.queue(async () => {
      if (entries.peek(asked.key)?.next !== next) return;
      next.since = performance.now();
      next.freshAt = next.since;
      next.tags.after = changes.count;
      resolve(making.run(next.tags, async () => asked.make()));
      await promise;
    }, asked);
  }

  async function settle(entries: typeof often, key: string, entry: Entry): Promise<void> {
    try {
      const made = await entry.value;
      if (entries.peek(key) === entry) keep(entries, key, entry, made);
    } catch {
      if (entries.peek(key) === entry) entries.delete(key);
    }
  }

  /** A copy, since storing the same entry again would not update its size. */
  function keep(entries: typeof often, key: string, entry: Entry, made: unknown): void {
    const kept = { ...entry, made, comparedAt: -1, queued: undefined };
    entries.set(key, kept, { size: sizeOf(made) });
    if (typeof made === 'object' && made !== null) keys.set(made, key);
  }

  async function follow(entries: typeof often, key: string, next: Entry): Promise<void> {
    const made = await next.value.catch(() => undefined);
    // That may be a copy of the stale one, if it was still being made itself.
    const stale = entries.peek(key);
    if (stale?.next !== next) return;
    if (made === undefined) stale.next = undefined;
    else keep(entries, key, next, made);
  }

  function find(entries: typeof often, asked: Asked): Entry {
    const { key } = asked;
    const cached = entries.get(key);
    const served = [cached, cached?.next].find((entry) => entry && isServable(entry));
    if (cached && served) {
      served.uses.hits += 1;
      if (served !== cached) served.queued?.begin();
      else if (isDue(cached)) queue(entries, cached, asked);
      return served;
    }
    const entry = begin(asked);
    entries.set(key, entry, { size: 1 });
    void settle(entries, key, entry);
    return entry;
  }

  return {
    async get<T>(
      key: string,
      tags: readonly string[],
      make: () => Promise<T>,
      { isRare = false, isHeavy = false } = {},
    ): Promise<T> {
      const entry = find(isRare ? rare : often, { key, tags, make, isHeavy });
      const whole = making.getStore();
      // What it depends on is known only later, and may have changed since it was begun.
      if (whole && entry.made === undefined) whole.after = Math.min(whole.after, entry.tags.after);
      const value = (await entry.value) as T;
      for (const tag of whole ? entry.tags.passed : []) whole?.passed.add(tag);
      return value;
    },
    tag(tags, { isOwn = false } = {}) {
      const made = making.getStore();
      for (const tag of tags) made?.[isOwn ? 'own' : 'passed'].add(changes.tagOf(tag));
    },
    drop: changes.drop,
    dropSoon: changes.dropSoon,
    goFirst: background.goFirst,
    isCached(value) {
      const key = keys.get(value);
      const entry = key === undefined ? undefined : (often.get(key) ?? rare.get(key));
      if (entry?.made !== value || !isServable(entry) || isDue(entry)) return false;
      entry.uses.hits += 1;
      return true;
    },
    forget: (key) => {
      for (const entries of all) entries.delete(key);
    },
    clear: () => {
      changes.note();
      for (const entries of all) entries.clear();
    },
    uses,
    get changedAt() {
      return changes.changedAt;
    },
    get size() {
      return often.size + rare.size;
    },
    get bytes() {
      return often.calculatedSize + rare.calculatedSize;
    },
  };
}
