import { setImmediate } from 'node:timers/promises';

const longestMs = 15;

/**
 * For long work in the server's one thread: awaited often, it lets everything else run as soon
 * as that has waited so long.
 */
export function makeYieldToEventLoop(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await setImmediate();
    since = performance.now();
  };
}
