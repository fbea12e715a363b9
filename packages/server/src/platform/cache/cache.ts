import { LRUCache } from 'lru-cache';

/** How often a value was taken from memory, and how often it had to be made. */
type Uses = { hits: number; misses: number };

/** Values that are the same for all who ask, in memory, bounded in age, number and bytes. */
export type Cache = {
  /**
   * Returns the cached value, or what `make` resolves to, which concurrent callers share. A value older than
   * two seconds is still served while it is made again. The first word of a key is the kind of the value.
   */
  get<T extends object | string>(key: string, make: () => Promise<T>): Promise<T>;
  /** Drops everything. A value that is being made is returned to its callers, and not cached. */
  drop(): void;
  /** Drops everything since stock has changed: at once, but no more than once a second. */
  dropStock(): void;
  /** Calls a function whenever everything is dropped. */
  onDrop(listener: () => void): void;
  /** Hits and misses of each kind. */
  readonly uses: ReadonlyMap<string, Readonly<Uses>>;
  readonly size: number;
  readonly bytes: number;
};

type Make = () => Promise<object | string>;

const second = 1_000;
/** How much longer a value is served when nobody has asked for it, or it cannot be made. */
const minute = 60 * second;

export function openCache({
  maxEntries = 2_000,
  maxBytes = 64 * 1024 * 1024,
  freshMs = 2 * second,
} = {}): Cache {
  const values = new LRUCache<string, object | string, Make>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: freshMs,
    allowStale: true,
    // A value that is dropped while it is made still goes to those who wait for it.
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  const listeners: (() => void)[] = [];
  const uses = new Map<string, Uses>();
  let droppedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  function drop(): void {
    clearTimeout(timer);
    timer = undefined;
    droppedAt = performance.now();
    values.clear();
    for (const listener of listeners) listener();
  }

  return {
    async get<T extends object | string>(key: string, make: () => Promise<T>) {
      if (values.getRemainingTTL(key) < -minute) values.delete(key);
      const kind = key.split(' ', 1)[0] ?? '';
      const counted = uses.get(kind) ?? { hits: 0, misses: 0 };
      uses.set(kind, counted);
      let isMade = false;
      const context = () => {
        isMade = true;
        counted.misses += 1;
        return make();
      };
      const value = values.forceFetch(key, { context });
      if (!isMade) counted.hits += 1;
      return (await value) as T;
    },
    drop,
    dropStock() {
      const waitMs = droppedAt + second - performance.now();
      if (waitMs <= 0) drop();
      else timer ??= setTimeout(drop, waitMs).unref();
    },
    onDrop: (listener) => void listeners.push(listener),
    uses,
    get size() {
      return values.size;
    },
    get bytes() {
      return values.calculatedSize;
    },
  };
}

/** The size of a value in bytes: 500 when it does not state its own. */
function sizeOf(value: object | string): number {
  if (typeof value === 'string') return Math.max(1, value.length);
  return 'byteLength' in value && typeof value.byteLength === 'number'
    ? Math.max(1, value.byteLength)
    : 500;
}
