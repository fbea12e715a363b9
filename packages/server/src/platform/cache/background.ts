import { AsyncLocalStorage } from 'node:async_hooks';

type Act = () => Promise<unknown>;

/**
 * Work that nobody waits for yet. None is begun while something goes first, and of what takes the
 * processor for long one at a time, with as long a pause after it.
 */
export type Background = {
  /** Runs at once; work that is queued waits for its end, or a tenth of a second. */
  goFirst<T>(act: () => Promise<T>): Promise<T>;
  /** Begins the work when its turn comes. */
  queue(act: Act, options: { isHeavy: boolean }): Queued;
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
  const waiting = new Map<Act, { readonly isHeavy: boolean }>();
  let isBusy = false;
  let ahead = 0;
  let timer: NodeJS.Timeout | undefined;

  function beginAll({ isLate = false } = {}): void {
    if (waiting.size > 0 && ahead > 0 && !isLate) {
      timer ??= setTimeout(beginAll, longestWaitMs, { isLate: true }).unref();
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    for (const [act, { isHeavy }] of waiting) if (!isHeavy) begin(act);
    const [heavy] = waiting.keys();
    if (heavy && !isBusy) void beginHeavy(heavy);
  }

  function begin(act: Act): Promise<unknown> {
    waiting.delete(act);
    return act().catch(() => undefined);
  }

  async function beginHeavy(act: Act): Promise<void> {
    isBusy = true;
    const begun = performance.now();
    await begin(act);
    const pauseMs = Math.min(performance.now() - begun, longestPauseMs);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    isBusy = false;
    beginAll();
  }

  return {
    async goFirst(act) {
      ahead += 1;
      try {
        return await act();
      } finally {
        ahead -= 1;
        if (ahead === 0) beginAll();
      }
    },
    queue(unbound, options) {
      // As part of what has asked for it, and not of what ends before it.
      const act = AsyncLocalStorage.bind(unbound);
      waiting.set(act, options);
      beginAll();
      return {
        begin() {
          if (waiting.has(act)) void begin(act);
        },
      };
    },
  };
}
