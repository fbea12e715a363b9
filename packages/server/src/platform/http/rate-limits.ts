import { Redis } from 'ioredis';
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

/** The one table of limits: how many in how many seconds, counted for each key. */
const limitTable = {
  signInFailure: [5, 15 * minute],
  registration: [10, hour],
  forgotPasswordAddress: [20, hour],
  forgotPasswordHour: [3, hour],
  forgotPasswordDay: [6, day],
  refresh: [30, minute],
  orderMinute: [6, minute],
  orderDay: [60, day],
  messageDay: [20, day],
  upload: [10, minute],
  search: [120, minute],
  anything: [600, minute],
} as const satisfies Record<string, readonly [points: number, seconds: number]>;

export type LimitName = keyof typeof limitTable;

export type RateLimits = {
  /**
   * Counts one use.
   * @throws AppError tooManyRequests with the seconds to wait when the limit is reached
   */
  use(limit: LimitName, key: string): Promise<void>;
  /** Seconds until another use is allowed, without counting one; 0 when it is now. */
  waitFor(limit: LimitName, key: string): Promise<number>;
  forget(limit: LimitName, key: string): Promise<void>;
  close(): void;
};

/** Counted in memory with one process, in Redis when several share the work. */
export function openRateLimits(config: Pick<Config, 'REDIS_URL' | 'RATE_LIMIT_SCALE'>): RateLimits {
  const redis = config.REDIS_URL
    ? new Redis(config.REDIS_URL, { maxRetriesPerRequest: 1, enableOfflineQueue: false })
    : undefined;
  const limiters = new Map<string, RateLimiterAbstract>();
  for (const [name, [points, duration]] of Object.entries(limitTable)) {
    const options = {
      keyPrefix: name,
      points: Math.max(1, Math.round(points * config.RATE_LIMIT_SCALE)),
      duration,
    };
    limiters.set(
      name,
      redis
        ? new RateLimiterRedis({
            ...options,
            storeClient: redis,
            // Redis gone: each process counts for itself until it is back.
            insuranceLimiter: new RateLimiterMemory(options),
          })
        : new RateLimiterMemory(options),
    );
  }
  const limiterOf = (limit: LimitName): RateLimiterAbstract => {
    const limiter = limiters.get(limit);
    if (!limiter) throw new Error(`no limiter ${limit}`);
    return limiter;
  };
  // ioredis reports each failed reconnection; the insurance limiters have taken over by then.
  redis?.on('error', () => undefined);
  return {
    async use(limit, key) {
      try {
        await limiterOf(limit).consume(key);
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        throw tooManyRequests(rejection.msBeforeNext);
      }
    },
    async waitFor(limit, key) {
      const limiter = limiterOf(limit);
      const used = await limiter.get(key);
      return used && used.consumedPoints >= limiter.points
        ? Math.ceil(used.msBeforeNext / 1000)
        : 0;
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(key);
    },
    close: () => redis?.disconnect(),
  };
}

export function tooManyRequests(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('tooManyRequests', { retryAfterSeconds: seconds });
}
