import { expect } from 'vitest';

/** An act that took longer is done again, since memory may have been cleared meanwhile. */
const tries = 10;

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
  const slowness = (await cpuMsOf(doKnownWork)) / knownWorkMs;
  expect(least, what).toBeLessThan(mostMs * Math.max(1, slowness));
}

async function cpuMsOf(act: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** What `doKnownWork` takes on an ordinary, quiet processor. */
const knownWorkMs = 150;

async function doKnownWork(): Promise<void> {
  const rows = Array.from({ length: 100_000 }, (_, at) => ({
    at,
    name: `row ${(at * 7919) % 100_003}`,
  }));
  (JSON.parse(JSON.stringify(rows)) as typeof rows).sort((a, b) => (a.name < b.name ? -1 : 1));
}
