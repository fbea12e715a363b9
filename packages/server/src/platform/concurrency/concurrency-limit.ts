import { AppError } from '#server/platform/http/app-error.ts';

type ConcurrencyLimit = <T>(act: () => Promise<T>) => Promise<T>;

/** Runs at most `atOnce` acts at a time; throws AppError unavailable (503) when the queue is full. */
export function createConcurrencyLimit({
  atOnce,
  queue,
}: {
  atOnce: number;
  queue: number;
}): ConcurrencyLimit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (act) => {
    if (running >= atOnce) {
      if (waiting.length >= queue) throw new AppError('unavailable', {}, { retryAfterSeconds: 2 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await act();
    } finally {
      // The place goes straight to the next in the queue, so that no newcomer takes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
