import { AppError } from '#server/platform/http/app-error.ts';

type Gate = <T>(act: () => Promise<T>) => Promise<T>;

/**
 * Lets so many acts run at once and so many wait for their turn.
 * The gate throws AppError unavailable (503) when the queue is full.
 */
export function createConcurrencyLimit({ atOnce, queue }: { atOnce: number; queue: number }): Gate {
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
      // The place goes straight to the next in line, so nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
