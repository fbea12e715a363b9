import { CallError } from '#web/api/call-error.ts';
import { createStore } from '#web/stores/create-store.ts';

/**
 * Optimistic quantities by line, which the server has not confirmed yet. They are shown over the
 * cached cart, so that a rollback is to drop them.
 */
export type PendingQuantities = ReadonlyMap<string, number>;

type Write = (lineId: string, quantity: number) => Promise<void>;

/** Optimistic updates of the account's cart. A quantity of 0 removes the line. */
export function createPendingUpdates() {
  const quantities = createStore<PendingQuantities>(new Map());
  const running = new Map<string, Promise<boolean>>();

  function show(lineId: string, quantity: number | undefined) {
    const next = new Map(quantities.get());
    if (quantity === undefined) next.delete(lineId);
    else next.set(lineId, quantity);
    quantities.set(next);
  }

  async function writeLatest(lineId: string, write: Write): Promise<boolean> {
    let written: number | undefined;
    try {
      while (quantities.get().get(lineId) !== written) {
        const next = quantities.get().get(lineId) as number;
        await write(lineId, next);
        written = next;
      }
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return false;
    } finally {
      running.delete(lineId);
      show(lineId, undefined);
    }
  }

  return {
    quantities,
    /**
     * Shows the quantity at once and writes it. Changes made during a write are coalesced: only the
     * last of them is written next. Resolves to whether the server accepted them.
     */
    change(lineId: string, quantity: number, write: Write): Promise<boolean> {
      show(lineId, quantity);
      const run = running.get(lineId) ?? writeLatest(lineId, write);
      running.set(lineId, run);
      return run;
    },
    async whenSettled(): Promise<void> {
      await Promise.all(running.values());
    },
  };
}
