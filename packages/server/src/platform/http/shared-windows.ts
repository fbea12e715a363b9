import type { Redis, Result } from 'ioredis';

declare module 'ioredis' {
  interface RedisCommander<Context> {
    /** The number of keys, the keys, then for each the seconds of its window. */
    countInWindows(
      keys: number,
      ...keysAndSeconds: readonly (string | number)[]
    ): Result<number[], Context>;
  }
}

/** For each key its uses, this one included, and the milliseconds until its window ends. */
const countingScript = `
  local counted = {}
  for at, key in ipairs(KEYS) do
    redis.call('set', key, 0, 'EX', ARGV[at], 'NX')
    counted[2 * at - 1] = redis.call('incr', key)
    counted[2 * at] = redis.call('pttl', key)
    -- One that somebody has made without an end would refuse for ever.
    if counted[2 * at] < 0 then
      redis.call('expire', key, ARGV[at])
      counted[2 * at] = 1000 * ARGV[at]
    end
  end
  return counted`;

/** A window that begins with a first use and has so many. */
type Window = { readonly key: string; readonly points: number; readonly seconds: number };

type Waiting = {
  readonly window: Window;
  /** Counts here, while Redis does not answer. */
  readonly countAlone: () => number;
  readonly resolve: (waitMs: number) => void;
};

/**
 * Counts a use of a window in Redis: what is counted in one turn of the event loop by one command, which
 * takes longer to write and read than an answer from memory. The function returns the milliseconds
 * until there is a use left, 0 where this one was.
 */
export function countInSharedWindows(
  redis: Redis,
): (window: Window, countAlone: () => number) => Promise<number> {
  redis.defineCommand('countInWindows', { lua: countingScript });
  let waiting: Waiting[] = [];

  async function count(): Promise<void> {
    const counted = waiting;
    waiting = [];
    const waits = await countAll(counted).catch(() => counted.map((one) => one.countAlone()));
    for (const [at, { resolve }] of counted.entries()) resolve(waits[at] ?? 0);
  }

  async function countAll(counted: readonly Waiting[]): Promise<number[]> {
    const windows = counted.map(({ window }) => window);
    const keys = windows.map(({ key }) => key);
    const seconds = windows.map((window) => window.seconds);
    const counts = await redis.countInWindows(keys.length, ...keys, ...seconds);
    return windows.map(({ points }, at) => {
      const [uses = 0, leftMs = 0] = counts.slice(2 * at, 2 * at + 2);
      return uses > points ? Math.max(1, leftMs) : 0;
    });
  }

  return (window, countAlone) =>
    new Promise((resolve) => {
      if (waiting.push({ window, countAlone, resolve }) === 1) setImmediate(() => void count());
    });
}
