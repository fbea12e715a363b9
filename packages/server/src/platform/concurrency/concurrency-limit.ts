import { AppError } from '#server/platform/http/app-error.ts';

type ConcurrencyLimit = <T>(act: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `maxRunning` acts at a time and queues `maxWaiting` more.
 * @throws AppError unavailable (503) when the queue is full
 */
export function createConcurrencyLimit({
  maxRunning,
  maxWaiting,
}: {
  maxRunning: number;
  maxWaiting: number;
}): ConcurrencyLimit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (act) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting)
        throw new AppError('unavailable', {}, { retryAfterSeconds: 2 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await act();
    } finally {
      // The slot is handed to the next act in the queue, so that no newcomer can take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
