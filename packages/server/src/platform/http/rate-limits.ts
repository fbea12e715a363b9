import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import type { Config } from '#server/platform/config/config.ts';
import { consumeLimit, takeBack, tooManyRequests } from './consume-limit.ts';
import { countInWindows } from './fixed-windows.ts';
import { networkOf } from './network-of.ts';
import { countInSharedWindows } from './shared-windows.ts';
import { createTurns } from './turns.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const firstPause = 30;
const longestPause = 15 * minute;

/** The number of uses in a number of seconds, counted for each key. */
const limitTable = {
  signInFailure: [5, 15 * minute],
  /** Over all accounts: an address may be a whole mobile network, so it is slowed down and not refused. */
  signInFailureAddress: [100, hour],
  /** An address may be a whole mobile network, so one's own e-mail and number are limited more strictly. */
  registrationAddress: [100, hour],
  registrationEmail: [10, hour],
  registrationNumber: [10, day],
  forgotPasswordAddress: [20, hour],
  forgotPasswordHour: [3, hour],
  forgotPasswordDay: [6, day],
  forgotPasswordAccount: [24, day],
  verificationMailHour: [3, hour],
  verificationMailDay: [6, day],
  refresh: [30, minute],
  orderMinute: [6, minute],
  orderDay: [60, day],
  /** A guest's network may be shared by many; the account is limited by itself. */
  estimateAddress: [20, hour],
  estimateDay: [60, day],
  openedEstimate: [60, minute],
  enquiryMinute: [6, minute],
  enquiryDay: [60, day],
  messageDay: [20, day],
  messageAddress: [60, hour],
  reviewDay: [20, day],
  upload: [10, minute],
  uploadDay: [100, day],
  search: [120, minute],
  suggestions: [300, minute],
} as const satisfies Limits;

/** The same for every request, counted in the cheapest way. */
const requestLimitTable = {
  anything: [600, minute],
  /** A first visit fetches dozens of files, and a mobile network shares an address among many. */
  small: [6_000, minute],
} as const satisfies Limits;

type Limits = Record<string, readonly [points: number, seconds: number]>;
type LimitName = keyof typeof limitTable;
type RequestLimit = keyof typeof requestLimitTable;

export type RateLimits = {
  /**
   * Counts one use. IPv6 addresses are counted by network.
   * @throws AppError tooManyRequests with the seconds to wait when the limit is reached
   */
  use(limit: LimitName, key: string): Promise<void>;
  /** The same for each request of an address: at once, without a promise, where this process counts alone. */
  admit(limit: RequestLimit, address: string): Promise<void> | undefined;
  /**
   * Counts a request in some limits, unless it was counted within the hour: one that is repeated counts
   * once, also when it comes to two processes at the same moment.
   * @throws AppError tooManyRequests as `use` does
   */
  useOnce(request: string, limits: readonly LimitName[], key: string): Promise<void>;
  /**
   * Counts one attempt, which `forget` resets after a success. From the limit on, each attempt is
   * followed by a pause, twice as long as the one before, up to 15 minutes.
   * @throws AppError tooManyRequests during a pause, which counts nothing
   */
  attempt(limit: LimitName, key: string): Promise<void>;
  forget(limit: LimitName, key: string): Promise<void>;
  /**
   * Counts a failure before it happens, which `excuse` takes back after a success, so that
   * simultaneous attempts are counted too. Above the limit, waits for a turn.
   * @throws AppError tooManyRequests when too many wait, which counts nothing
   */
  slowDown(limit: LimitName, key: string): Promise<void>;
  excuse(limit: LimitName, key: string): Promise<void>;
  /** How often each limit has refused somebody here. */
  readonly refusals: ReadonlyMap<string, number>;
  /** Whether the counts are shared; undefined when one process counts alone. */
  isShared(): boolean | undefined;
  /** Refuses those that wait for a turn, so that the server can close. */
  endWaits(): void;
  close(): void;
};

/** Counts in memory, or in Redis when several processes share the work. */
export async function openRateLimits(
  config: Pick<Config, 'REDIS_URL' | 'RATE_LIMIT_SCALE'>,
): Promise<RateLimits> {
  const redis = config.REDIS_URL ? await openRedis(config.REDIS_URL) : undefined;
  const openLimiter = (keyPrefix: string, points: number, duration: number) => {
    const options = { keyPrefix, points, duration };
    return redis
      ? new RateLimiterRedis({
          ...options,
          storeClient: redis,
          // While Redis is unavailable each process counts for itself.
          insuranceLimiter: new RateLimiterMemory(options),
        })
      : new RateLimiterMemory(options);
  };
  const limiters = new Map<string, RateLimiterAbstract>();
  const scaled = (points: number) => Math.max(1, Math.round(points * config.RATE_LIMIT_SCALE));
  for (const [name, [points, duration]] of Object.entries(limitTable))
    limiters.set(name, openLimiter(name, scaled(points), duration));
  const windowsOf = (limit: RequestLimit) => {
    const [allowed, seconds] = requestLimitTable[limit];
    const points = scaled(allowed);
    return { points, seconds, count: countInWindows(points, seconds * 1_000) };
  };
  const windows = { anything: windowsOf('anything'), small: windowsOf('small') };
  const countShared = redis && countInSharedWindows(redis);
  const pauses = openLimiter('pause', 1, firstPause);
  const counted = openLimiter('counted', 1, hour);
  /** Those of this moment: requests that are sent twice at once. */
  const counting = new Map<string, Promise<void>>();
  const turns = createTurns(openLimiter);
  const limiterOf = (limit: LimitName): RateLimiterAbstract => {
    const limiter = limiters.get(limit);
    if (!limiter) throw new Error(`no limiter ${limit}`);
    return limiter;
  };
  const refusals = new Map<string, number>();
  const countRefusal = (limit: string) => void refusals.set(limit, (refusals.get(limit) ?? 0) + 1);
  const refusing =
    (count: (limit: LimitName, key: string) => Promise<unknown>) =>
    async (limit: LimitName, key: string): Promise<void> => {
      try {
        await count(limit, key);
      } catch (error) {
        countRefusal(limit);
        throw error;
      }
    };
  const use = refusing((limit, key) => consumeLimit(limiterOf(limit), networkOf(key)));
  const refuseFor = (limit: RequestLimit, waitMs: number) => {
    if (waitMs === 0) return;
    countRefusal(limit);
    throw tooManyRequests(waitMs);
  };
  return {
    refusals,
    isShared: () => redis && redis.status === 'ready',
    use,
    admit(limit, address) {
      const network = networkOf(address);
      const { points, seconds, count } = windows[limit];
      if (!countShared) return void refuseFor(limit, count(network));
      const window = { key: `${limit}:${network}`, points, seconds };
      return countShared(window, () => count(network)).then((waitMs) => refuseFor(limit, waitMs));
    },
    useOnce(request, limits, key) {
      const network = networkOf(key);
      const giveBack = async () => {
        await Promise.all(limits.map((limit) => takeBack(limiterOf(limit), network)));
      };
      const countOnce = async () => {
        // All at once, since each waits for an answer of Redis.
        const [earlier, uses] = await Promise.all([
          counted.get(request),
          Promise.allSettled(limits.map((limit) => consumeLimit(limiterOf(limit), network))),
        ]);
        if (earlier) return giveBack();
        const refusedAt = uses.findIndex(({ status }) => status === 'rejected');
        if (refusedAt >= 0) {
          countRefusal(limits[refusedAt] as LimitName);
          await giveBack();
          throw (uses[refusedAt] as PromiseRejectedResult).reason;
        }
        // Above one, another process has counted it meanwhile.
        const { consumedPoints } = await counted.penalty(request);
        if (consumedPoints > 1) await giveBack();
      };
      const shared = counting.get(request) ?? countOnce().finally(() => counting.delete(request));
      counting.set(request, shared);
      return shared;
    },
    attempt: refusing(async (limit, key) => {
      const limiter = limiterOf(limit);
      const { consumedPoints } = await limiter.penalty(key);
      if (consumedPoints < limiter.points) return;
      const pause = Math.min(longestPause, firstPause * 2 ** (consumedPoints - limiter.points));
      try {
        // The pause is checked and started atomically, so that one of simultaneous attempts proceeds.
        await consumeLimit(pauses, `${limit}:${key}`, pause);
      } catch (error) {
        await takeBack(limiter, key);
        throw error;
      }
    }),
    async forget(limit, key) {
      await limiterOf(limit).delete(key);
      await pauses.delete(`${limit}:${key}`);
    },
    slowDown: refusing(async (limit, key) => {
      const limiter = limiterOf(limit);
      const network = networkOf(key);
      const { consumedPoints } = await limiter.penalty(network);
      if (consumedPoints <= limiter.points) return;
      try {
        await turns.take(`${limit}:${network}`);
      } catch (error) {
        await takeBack(limiter, network);
        throw error;
      }
    }),
    async excuse(limit, key) {
      await takeBack(limiterOf(limit), networkOf(key));
    },
    endWaits: () => turns.close(),
    close: () => redis?.disconnect(),
  };
}

/** Loaded only where several processes share the work. */
async function openRedis(url: string): Promise<Redis> {
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    // A Redis that does not answer within this time counts as unavailable.
    commandTimeout: 300,
    socketTimeout: 1_000,
  });
  // Each failed reconnection is reported; the insurance limiters have taken over by then.
  return redis.on('error', () => undefined);
}
