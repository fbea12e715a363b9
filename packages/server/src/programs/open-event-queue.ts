import type { Shop } from '#server/shop.ts';
import { queueEvents } from './queue-events.ts';

export type EventQueue = {
  /** Gives events that were written their jobs, soon. */
  queue(): void;
  close(): Promise<void>;
};

/** Queues events as they are heard of: one round at a time, and another one for what came meanwhile. */
export function openEventQueue(shop: Pick<Shop, 'db' | 'jobs' | 'log'>): EventQueue {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isClosed = false;

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      await queueEvents(shop);
    } while (isAskedAgain && !isClosed);
  }

  return {
    queue() {
      isAskedAgain = true;
      if (isClosed) return;
      running ??= run()
        .catch((error: unknown) => shop.log.warn({ err: error }, 'events wait for the next minute'))
        .finally(() => {
          running = undefined;
        });
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}
