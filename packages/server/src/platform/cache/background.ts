import { AsyncLocalStorage } from 'node:async_hooks';

type Act = () => Promise<unknown>;

/**
 * Work that nobody waits for yet. None is begun while something goes first; one is done at a time, and
 * of what takes the processor for long one beside it, with as long a pause after it.
 */
export type Background = {
  /**
   * Runs at once; work that is queued waits for its end, or a tenth of a second, and each that takes the
   * processor for long another one.
   */
  goFirst<T>(act: () => Promise<T>): Promise<T>;
  /** Begins the work when its turn comes. */
  queue(act: Act, options: { isHeavy: boolean }): Queued;
};

/** Work in the queue, or begun. */
export type Queued = {
  /** Begins it now, if it has not begun: somebody waits for it. */
  begin(): void;
};

/** Work of one kind, in the order of its queue. */
type Lane = { readonly waiting: Set<Act>; readonly longestPauseMs: number; isBusy: boolean };

const longestWaitMs = 100;
/** What takes longer waits for others itself. */
const longestPauseMs = 50;

export function openBackground(): Background {
  const light: Lane = { waiting: new Set(), longestPauseMs: 0, isBusy: false };
  const heavy: Lane = { waiting: new Set(), longestPauseMs, isBusy: false };
  const lanes = [light, heavy];
  let ahead = 0;
  /** Something goes first for longer: light work does not wait for its end any more. */
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;

  function beginNext({ isTick = false } = {}): void {
    for (const lane of lanes) {
      const [act] = lane.waiting;
      if (!act || lane.isBusy) continue;
      if (ahead === 0 || isTick || (isLate && lane === light)) void occupy(lane, act);
      else timer ??= setTimeout(tick, longestWaitMs).unref();
    }
  }

  function tick(): void {
    timer = undefined;
    isLate = true;
    beginNext({ isTick: true });
  }

  function begin({ waiting }: Lane, act: Act): Promise<unknown> {
    waiting.delete(act);
    return act().catch(() => undefined);
  }

  async function occupy(lane: Lane, act: Act): Promise<void> {
    lane.isBusy = true;
    const begun = performance.now();
    await begin(lane, act);
    const pauseMs = Math.min(performance.now() - begun, lane.longestPauseMs);
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    lane.isBusy = false;
    beginNext();
  }

  return {
    async goFirst(act) {
      ahead += 1;
      try {
        return await act();
      } finally {
        ahead -= 1;
        if (ahead === 0) {
          clearTimeout(timer);
          timer = undefined;
          isLate = false;
          beginNext();
        }
      }
    },
    queue(unbound, { isHeavy }) {
      // As part of what has asked for it, and not of what ends before it.
      const act = AsyncLocalStorage.bind(unbound);
      const lane = isHeavy ? heavy : light;
      lane.waiting.add(act);
      beginNext();
      return {
        begin() {
          if (lane.waiting.has(act)) void begin(lane, act);
        },
      };
    },
  };
}
