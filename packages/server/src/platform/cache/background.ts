import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Work that nobody waits for yet: one at a time, with as long a pause after each, and none is begun while
 * something goes first.
 */
export type Background = {
  /** Runs at once; work that is queued waits for its end, or a tenth of a second. */
  goFirst<T>(act: () => Promise<T>): Promise<T>;
  /** Begins the work when its turn comes. */
  queue(work: () => Promise<unknown>): Queued;
};

/** Work in the queue, or begun. */
export type Queued = {
  /** Begins it now, if it has not begun: somebody waits for it. */
  begin(): void;
};

const longestWaitMs = 100;
/** What takes longer waits for others itself. */
const longestPauseMs = 50;

export function openBackground(): Background {
  const waiting = new Set<() => Promise<unknown>>();
  let isWorking = false;
  let ahead = 0;
  let heldSince = 0;
  let timer: NodeJS.Timeout | undefined;

  const isHeld = (): boolean => ahead > 0 && performance.now() - heldSince < longestWaitMs;

  function next(): void {
    const [work] = waiting;
    if (!work || isWorking) return;
    clearTimeout(timer);
    if (isHeld()) timer = setTimeout(next, longestWaitMs).unref();
    else void run(work);
  }

  async function run(work: () => Promise<unknown>): Promise<void> {
    waiting.delete(work);
    isWorking = true;
    const begun = performance.now();
    await work().catch(() => undefined);
    const pauseMs = Math.min(performance.now() - begun, longestPauseMs);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    isWorking = false;
    next();
  }

  return {
    async goFirst(act) {
      if (ahead === 0) heldSince = performance.now();
      ahead += 1;
      try {
        return await act();
      } finally {
        ahead -= 1;
        if (ahead === 0) next();
      }
    },
    queue(act) {
      // As part of what has asked for it, and not of what ends before it.
      const work = AsyncLocalStorage.bind(act);
      waiting.add(work);
      next();
      return {
        begin() {
          if (waiting.delete(work)) void work().catch(() => undefined);
        },
      };
    },
  };
}
