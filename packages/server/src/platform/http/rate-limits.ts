import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import type { Config } from '#server/platform/config/config.ts';
import { consumeLimit, takeBack, tooManyRequests } from './consume-limit.ts';
import { countInWindows } from './fixed-windows.ts';
import { networksOf } from './network-of.ts';
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
  /** Over all networks: anybody may guess, so the account is slowed down and its owner not shut out. */
  signInFailureAccount: [100, hour],
  signInSuccess: [30, 15 * minute],
  passwordChangeHour: [5, hour],
  passwordChangeDay: [20, day],
  /** The address may be a stranger's who never asked for a mail. */
  unconfirmedMailDay: [20, day],
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
  /** Each picture of a product is a request of its own. */
  productPicture: [100, minute],
  search: [120, minute],
  suggestions: [300, minute],
} as const satisfies Limits;

/** The same for every request, counted in the cheapest way. */
const requestLimitTable = {
  anything: [600, minute],
  /** A first visit fetches dozens of files, and a mobile network shares an address among many. */
  small: [6_000, minute],
} as const satisfies Limits;

/** How long after the one before an attempt above the limit has its turn. */
const turnTable = { signInFailureAddress: 500, signInFailureAccount: 2_000 } as const;

type Limits = Record<string, readonly [points: number, seconds: number]>;
type LimitName = keyof typeof limitTable;
type SlowedLimit = keyof typeof turnTable;
type RequestLimit = keyof typeof requestLimitTable;

type Counter = { readonly limiter: RateLimiterAbstract; readonly key: string };

/**
 * What is counted is an address, or a key such as an account, or with `address` a key from an address. An
 * IPv6 address counts in its networks (`networksOf`), each of which has its own multiple of the limit.
 */
export type RateLimits = {
  /**
   * Counts one use.
   * @throws AppError tooManyRequests with the seconds to wait when the limit is reached
   */
  use(limit: LimitName, key: string, address?: string): Promise<void>;
  /** The same for each request of an address: at once, without a promise, where this process counts alone. */
  admit(limit: RequestLimit, address: string): Promise<void> | undefined;
  /**
   * Counts a request in some limits, unless it was counted within the hour: one that is repeated counts
   * once, also when it comes to two processes at the same moment. The key is an account.
   * @throws AppError tooManyRequests as `use` does
   */
  useOnce(request: string, limits: readonly LimitName[], key: string): Promise<void>;
  /**
   * Counts one attempt, which `forget` resets after a success. From the limit on, each attempt is
   * followed by a pause, twice as long as the one before, up to 15 minutes.
   * @throws AppError tooManyRequests during a pause, which counts nothing
   */
  attempt(limit: LimitName, key: string, address?: string): Promise<void>;
  forget(limit: LimitName, key: string, address?: string): Promise<void>;
  /**
   * Counts a failure before it happens, which `excuse` takes back after a success, so that
   * simultaneous attempts are counted too. Above the limit, waits for a turn, unless `isExempt`.
   * @throws AppError tooManyRequests when too many wait, which counts nothing
   */
  slowDown(limit: SlowedLimit, key: string, isExempt?: () => Promise<boolean>): Promise<void>;
  excuse(limit: LimitName, key: string, address?: string): Promise<void>;
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
  const limiterOf = (limit: LimitName, times: number): RateLimiterAbstract => {
    const name = times === 1 ? limit : `${limit} ${times}`;
    const [points, duration] = limitTable[limit];
    const limiter = limiters.get(name) ?? openLimiter(name, scaled(points) * times, duration);
    limiters.set(name, limiter);
    return limiter;
  };
  const countersOf = (limit: LimitName, key: string, address?: string): readonly Counter[] =>
    networksOf(address ?? key).map(({ network, times }) => ({
      limiter: limiterOf(limit, times),
      key: address === undefined ? network : `${key}|${network}`,
    }));
  const takeAllBack = async (counters: readonly Counter[]) => {
    await Promise.all(counters.map(({ limiter, key }) => takeBack(limiter, key)));
  };
  const windowsOf = (limit: RequestLimit) => {
    const [allowed, seconds] = requestLimitTable[limit];
    const counts = new Map<number, (network: string) => number>();
    return (times: number) => {
      const points = scaled(allowed) * times;
      const count = counts.get(times) ?? countInWindows(points, seconds * 1_000);
      counts.set(times, count);
      return { points, seconds, count };
    };
  };
  const windows = { anything: windowsOf('anything'), small: windowsOf('small') };
  const countShared = redis && countInSharedWindows(redis);
  const pauses = openLimiter('pause', 1, firstPause);
  const counted = openLimiter('counted', 1, hour);
  /** Those of this moment: requests that are sent twice at once. */
  const counting = new Map<string, Promise<void>>();
  const turnsOf = (name: SlowedLimit) =>
    createTurns(openLimiter, { name, turnMs: turnTable[name] });
  const turns = {
    signInFailureAddress: turnsOf('signInFailureAddress'),
    signInFailureAccount: turnsOf('signInFailureAccount'),
  };
  const refusals = new Map<string, number>();
  const countRefusal = (limit: string) => void refusals.set(limit, (refusals.get(limit) ?? 0) + 1);
  const refusing = async (limit: LimitName, count: () => Promise<unknown>): Promise<void> => {
    try {
      await count();
    } catch (error) {
      countRefusal(limit);
      throw error;
    }
  };
  const refuseFor = (limit: RequestLimit, waitMs: number) => {
    if (waitMs === 0) return;
    countRefusal(limit);
    throw tooManyRequests(waitMs);
  };
  return {
    refusals,
    isShared: () => redis && redis.status === 'ready',
    use: (limit, key, address) =>
      refusing(limit, async () => {
        // The narrowest first: what it refuses uses up nothing of the wider ones.
        for (const counter of countersOf(limit, key, address))
          await consumeLimit(counter.limiter, counter.key);
      }),
    admit(limit, address) {
      const counted = networksOf(address).map(({ network, times }) => {
        const { points, seconds, count } = windows[limit](times);
        const key = times === 1 ? `${limit}:${network}` : `${limit}:${network}:${times}`;
        return { window: { key, points, seconds }, countAlone: () => count(network) };
      });
      if (!countShared) {
        for (const { countAlone } of counted) refuseFor(limit, countAlone());
        return;
      }
      return (async () => {
        for (const { window, countAlone } of counted)
          refuseFor(limit, await countShared(window, countAlone));
      })();
    },
    useOnce(request, limits, key) {
      const counters = limits.map((limit) => ({ limit, limiter: limiterOf(limit, 1), key }));
      const countOnce = async () => {
        // All at once, since each waits for an answer of Redis.
        const [earlier, uses] = await Promise.all([
          counted.get(request),
          Promise.allSettled(counters.map(({ limiter }) => consumeLimit(limiter, key))),
        ]);
        if (earlier) return takeAllBack(counters);
        const refusedAt = uses.findIndex(({ status }) => status === 'rejected');
        if (refusedAt >= 0) {
          countRefusal(limits[refusedAt] as LimitName);
          await takeAllBack(counters);
          throw (uses[refusedAt] as PromiseRejectedResult).reason;
        }
        // Above one, another process has counted it meanwhile.
        const { consumedPoints } = await counted.penalty(request);
        if (consumedPoints > 1) await takeAllBack(counters);
      };
      const shared = counting.get(request) ?? countOnce().finally(() => counting.delete(request));
      counting.set(request, shared);
      return shared;
    },
    attempt: (limit, key, address) =>
      refusing(limit, async () => {
        const counted: Counter[] = [];
        for (const counter of countersOf(limit, key, address)) {
          counted.push(counter);
          const { consumedPoints } = await counter.limiter.penalty(counter.key);
          const over = consumedPoints - counter.limiter.points;
          if (over < 0) continue;
          const pause = Math.min(longestPause, firstPause * 2 ** over);
          try {
            // The pause is checked and started atomically, so that one of simultaneous attempts proceeds.
            await consumeLimit(pauses, `${limit}:${counter.key}`, pause);
          } catch (error) {
            await takeAllBack(counted);
            throw error;
          }
        }
      }),
    async forget(limit, key, address) {
      for (const counter of countersOf(limit, key, address)) {
        await counter.limiter.delete(counter.key);
        await pauses.delete(`${limit}:${counter.key}`);
      }
    },
    slowDown: (limit, key, isExempt) =>
      refusing(limit, async () => {
        const counters = countersOf(limit, key);
        const exceeded: Counter[] = [];
        for (const counter of counters) {
          const { consumedPoints } = await counter.limiter.penalty(counter.key);
          if (consumedPoints > counter.limiter.points) exceeded.push(counter);
        }
        const widest = exceeded.at(-1);
        if (!widest || (await isExempt?.())) return;
        try {
          await turns[limit].take(widest.key);
        } catch (error) {
          await takeAllBack(counters);
          throw error;
        }
      }),
    excuse: (limit, key, address) => takeAllBack(countersOf(limit, key, address)),
    endWaits() {
      for (const one of Object.values(turns)) one.close();
    },
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
