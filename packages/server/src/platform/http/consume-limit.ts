import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';

/** @throws AppError tooManyRequests with the seconds to wait when the limit is reached */
export async function consumeLimit(
  limiter: RateLimiterAbstract,
  key: string,
  customDuration?: number,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, 1, customDuration === undefined ? {} : { customDuration });
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw tooManyRequests(rejection.msBeforeNext);
  }
}

/** Takes back one use, refused or not: none of a window that has begun since. */
export async function takeBack(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const { consumedPoints } = await limiter.reward(key);
  if (consumedPoints < 0) await limiter.delete(key);
}

export function tooManyRequests(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('tooManyRequests', {}, { retryAfterSeconds: seconds });
}
