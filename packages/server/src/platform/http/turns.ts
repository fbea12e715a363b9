import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';
import { consumeLimit, tooManyRequests } from './consume-limit.ts';

/** The last of a key waits for as long, which browsers and proxies still do. */
const windowMs = 20_000;
/** For all keys of this process, so that the memory of waiting requests is bounded. */
const maxWaiting = 1_000;

type Waiting = { readonly timer: NodeJS.Timeout; readonly refuse: (error: AppError) => void };

type Turns = {
  /**
   * Resolves when it is this caller's turn: one every `turnMs` for a key, however many ask at once. It
   * holds nothing but the request meanwhile.
   * @throws AppError tooManyRequests when too many wait, unavailable when the shop closes meanwhile
   */
  take(key: string): Promise<void>;
  /** Refuses all that wait, and all that would. */
  close(): void;
};

export function createTurns(
  openLimiter: (keyPrefix: string, points: number, seconds: number) => RateLimiterAbstract,
  { name, turnMs }: { name: string; turnMs: number },
): Turns {
  const limiter = openLimiter(`turn ${name}`, windowMs / turnMs, windowMs / 1_000);
  const waiting = new Set<Waiting>();
  const closing = () => new AppError('unavailable', {}, { retryAfterSeconds: 2 });
  let isClosed = false;

  const wait = (ms: number): Promise<void> =>
    new Promise((resolve, refuse) => {
      const timer = setTimeout(() => {
        waiting.delete(entry);
        resolve();
      }, ms);
      const entry = { timer, refuse };
      waiting.add(entry);
    });

  return {
    async take(key) {
      if (waiting.size >= maxWaiting) throw tooManyRequests(windowMs);
      const { consumedPoints: turn, msBeforeNext } = await consumeLimit(limiter, key);
      if (isClosed) throw closing();
      const elapsedMs = windowMs - msBeforeNext;
      await wait(Math.max(turnMs, turn * turnMs - elapsedMs));
    },
    close() {
      isClosed = true;
      for (const { timer, refuse } of waiting) {
        clearTimeout(timer);
        refuse(closing());
      }
      waiting.clear();
    },
  };
}
