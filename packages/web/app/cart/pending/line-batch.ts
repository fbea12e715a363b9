import type { TakeQuantity } from './pending-updates.ts';

type Line = { productId: string; quantity: number };

/** Resolves to the outcome of each line: what puts it into the cached cart. @throws of a refused line */
type SendLines = (lines: Line[]) => Promise<(productId: string) => () => void>;

type Waiting = {
  readonly take: TakeQuantity;
  readonly resolve: (apply: () => void) => void;
  readonly reject: (error: unknown) => void;
};

/** How long nothing must have changed before the lines are sent. */
export const batchPauseMs = 600;

/**
 * Collects the quantities that are set one after the other and sends them in one call; while one is
 * under way the next waits. What has not been sent takes the last quantity of its product.
 */
export function createLineBatch(sendLines: SendLines) {
  const waiting = new Map<string, Waiting>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touchedAt = 0;
  let isSending = false;

  function plan() {
    clearTimeout(timer);
    if (waiting.size === 0 || isSending) return;
    timer = setTimeout(send, Math.max(0, touchedAt + batchPauseMs - Date.now()));
  }

  async function send() {
    clearTimeout(timer);
    const taken = [...waiting];
    waiting.clear();
    const lines = taken.flatMap(([productId, { take }]) => {
      const quantity = take();
      return quantity === undefined ? [] : [{ productId, quantity }];
    });
    isSending = true;
    try {
      const outcomeOf = lines.length > 0 ? await sendLines(lines) : () => () => {};
      for (const [productId, { resolve, reject }] of taken) {
        try {
          resolve(outcomeOf(productId));
        } catch (refusal) {
          reject(refusal);
        }
      }
    } catch (failure) {
      for (const [, { reject }] of taken) reject(failure);
    } finally {
      isSending = false;
      plan();
    }
  }

  return {
    /** Resolves when the line has been answered. */
    add(productId: string, take: TakeQuantity): Promise<() => void> {
      return new Promise((resolve, reject) => {
        waiting.set(productId, { take, resolve, reject });
        plan();
      });
    },
    /** Something was changed just now. */
    touch(): void {
      touchedAt = Date.now();
      plan();
    },
    /** Sends at once, as when the page is left. */
    flush(): void {
      if (waiting.size > 0) void send();
    },
  };
}
