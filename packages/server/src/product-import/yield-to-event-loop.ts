import { setImmediate } from 'node:timers/promises';

const maxBlockMs = 15;

/**
 * For long computations: the function, awaited often, lets pending requests run every 15 ms.
 * https://nodejs.org/en/learn/asynchronous-work/dont-block-the-event-loop
 */
export function makeYieldToEventLoop(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < maxBlockMs) return;
    await setImmediate();
    since = performance.now();
  };
}
