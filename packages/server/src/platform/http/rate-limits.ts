import { isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Config } from '#server/platform/config/config.ts';
import { AppError } from './app-error.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const firstPause = 30;
const longestPause = 15 * minute;

/** The one table of limits: how many in how many seconds, counted for each key. */
const limitTable = {
  signInFailure: [5, 15 * minute],
  registration: [10, hour],
  forgotPasswordAddress: [20, hour],
  forgotPasswordHour: [3, hour],
  forgotPasswordDay: [6, day],
  verificationMail: [3, hour],
  refresh: [30, minute],
  orderMinute: [6, minute],
  orderDay: [60, day],
  messageDay: [20, day],
  messageAddress: [60, hour],
  upload: [10, minute],
  search: [120, minute],
  anything: [600, minute],
  /** A first visit fetches dozens, and behind one address of a mobile network are many visitors. */
  small: [6_000, minute],
} as const satisfies Record<string, readonly [points: number, seconds: number]>;

type LimitName = keyof typeof limitTable;

export type RateLimits = {
  /**
   * Counts one use; of a key that is an address, for its whole network.
   * @throws AppError tooManyRequests with the seconds to wait when the limit is reached
   */
  use(limit: LimitName, key: string): Promise<void>;
  /**
   * Counts one attempt that `forget` takes back when it succeeds. From the limit on each attempt
   * is followed by a pause, twice as long as the one before, up to 15 minutes.
   * @throws AppError tooManyRequests during a pause, which counts nothing
   */
  attempt(limit: LimitName, key: string): Promise<void>;
  forget(limit: LimitName, key: string): Promise<void>;
  close(): void;
};

/** Counted in memory with one process, in Redis when several share the work. */
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
          // Redis gone: each process counts for itself until it is back.
          insuranceLimiter: new RateLimiterMemory(options),
        })
      : new RateLimiterMemory(options);
  };
  const limiters = new Map<string, RateLimiterAbstract>();
  for (const [name, [points, duration]] of Object.entries(limitTable)) {
    const scaled = Math.max(1, Math.round(points * config.RATE_LIMIT_SCALE));
    limiters.set(name, openLimiter(name, scaled, duration));
  }
  const pauses = openLimiter('pause', 1, firstPause);
  const limiterOf = (limit: LimitName): RateLimiterAbstract => {
    const limiter = limiters.get(limit);
    if (!limiter) throw new Error(`no limiter ${limit}`);
    return limiter;
  };
  return {
    use: (limit, key) => consume(limiterOf(limit), networkOf(key)),
    async attempt(limit, key) {
      const limiter = limiterOf(limit);
      const { consumedPoints } = await limiter.penalty(key);
      if (consumedPoints < limiter.points) return;
      const pause = Math.min(longestPause, firstPause * 2 ** (consumedPoints - limiter.points));
      try {
        // One step that both asks and starts the pause, so that of many at once one goes on.
        await consume(pauses, `${limit}:${key}`, pause);
      } catch (error) {
        await limiter.reward(key);
        throw error;
      }
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(key);
      await pauses.delete(`${limit}:${key}`);
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
    // Silent is gone: a request waits this long at most, and after a second none of them does.
    commandTimeout: 300,
    socketTimeout: 1_000,
  });
  // Each failed reconnection is reported; the insurance limiters have taken over by then.
  return redis.on('error', () => undefined);
}

async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  customDuration?: number,
): Promise<void> {
  try {
    await limiter.consume(key, 1, customDuration === undefined ? {} : { customDuration });
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw tooManyRequests(rejection.msBeforeNext);
  }
}

/**
 * What counts as one address. Whoever has one of IPv6 has the 2^64 beside it as well, so there
 * the network counts.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const given = [before, after].map((part) => part?.split(':').filter(Boolean) ?? []);
  const zeros = Array<string>(8 - given.flat().length).fill('0');
  const network = given.toSpliced(1, 0, zeros).flat().slice(0, 4).join(':');
  // One's own machine, and IPv4 in the clothes of IPv6.
  return network === '0:0:0:0' ? address : network;
}

export function tooManyRequests(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('tooManyRequests', {}, { retryAfterSeconds: seconds });
}
