import { expect } from 'vitest';
import { measureSlowness } from '#scripts/patience.mjs';

/** An act that took longer is done again, since memory may have been cleared meanwhile. */
const tries = 5;

/**
 * Expects an act to take at most so many milliseconds of the processor. They are those of an
 * ordinary, quiet one: a slower or busier one gets as much more as known work takes there.
 */
export async function expectCheap(
  act: () => Promise<void>,
  mostMs: number,
  what?: string,
): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < tries && least > mostMs; at += 1)
    least = Math.min(least, await cpuMsOf(act));
  if (least <= mostMs) return;
  expect(least, what).toBeLessThan(mostMs * Math.max(1, measureSlowness()));
}

async function cpuMsOf(act: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
