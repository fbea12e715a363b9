import type { Redis } from 'ioredis';
import { expect, test, vi } from 'vitest';
import { countInSharedWindows } from './shared-windows.ts';

const left = 40_000;

/** A Redis that counts each key, and answers by turns of the event loop. */
function openCounter() {
  const uses = new Map<string, number>();
  const countInWindows = vi.fn(async (keys: number, ...given: (string | number)[]) =>
    given.slice(0, keys).flatMap((key) => {
      const used = (uses.get(String(key)) ?? 0) + 1;
      uses.set(String(key), used);
      return [used, left];
    }),
  );
  const redis = { defineCommand: vi.fn(), countInWindows } as unknown as Redis;
  return { countInWindows, count: countInSharedWindows(redis) };
}

const window = (key: string) => ({ key, points: 3, seconds: 60 });
const never = () => expect.unreachable('counted alone');

test('what is counted in one turn is one command, and each use has its own answer', async () => {
  const { countInWindows, count } = openCounter();
  const waits = await Promise.all(
    ['a', 'b', 'a', 'a', 'a', 'b'].map((key) => count(window(key), never)),
  );
  expect(waits).toEqual([0, 0, 0, 0, left, 0]);
  expect(countInWindows).toHaveBeenCalledTimes(1);
  expect(await count(window('a'), never)).toBe(left);
  expect(countInWindows).toHaveBeenCalledTimes(2);
});

test('while Redis does not answer each use is counted here, and once', async () => {
  const { countInWindows, count } = openCounter();
  countInWindows.mockRejectedValueOnce(new Error('Connection is closed.'));
  const alone = vi.fn().mockReturnValueOnce(0).mockReturnValueOnce(9);
  expect(await Promise.all([count(window('a'), alone), count(window('a'), alone)])).toEqual([0, 9]);
  expect(alone).toHaveBeenCalledTimes(2);
  expect(await count(window('a'), never)).toBe(0);
});
