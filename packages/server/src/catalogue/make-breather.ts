import { setImmediate } from 'node:timers/promises';

/**
 * For long work in the server's one thread: awaited often, it lets everything else that waits
 * run as soon as `ms` have passed since it last did.
 */
export function makeBreather(ms = 15): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < ms) return;
    await setImmediate();
    since = performance.now();
  };
}
