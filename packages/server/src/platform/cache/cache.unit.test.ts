import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Cache, openCache } from './cache.ts';

let now = 1_000;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => {
  vi.restoreAllMocks();
});

/** The library reads the clock once a millisecond. */
async function pass(ms: number): Promise<void> {
  now += ms;
  await wait(3);
}

/** Makes `1`, `2`, `3`, each when it is asked to. */
function counter(cache: Cache, key = 'list') {
  let made = 0;
  return () =>
    cache.get(key, async () => {
      made += 1;
      return String(made);
    });
}

test('concurrent callers share what is made, and it is cached for two seconds', async () => {
  const ask = counter(openCache());
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1']);
  await pass(2_000);
  expect(await ask()).toBe('1');
});

test('after two seconds a value is served once more while it is made again, and after a minute it is not', async () => {
  const ask = counter(openCache());
  await ask();
  await pass(2_001);
  expect(await ask()).toBe('1');
  expect(await ask()).toBe('2');
  await pass(62_001);
  expect(await ask()).toBe('3');
});

test('a drop is of everything; what is being made is returned and not cached', async () => {
  const cache = openCache();
  const list = counter(cache);
  const dropped = vi.fn();
  cache.onDrop(dropped);
  await list();
  cache.drop();
  const making = list();
  cache.drop();
  expect([await making, await list(), await list()]).toEqual(['2', '3', '3']);
  expect(dropped).toHaveBeenCalledTimes(2);
});

test('a value that is begun after a drop does not wait for the one from before', async () => {
  const cache = openCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const before = cache.get('list', () => promise);
  cache.drop();
  expect(await cache.get('list', async () => 'after')).toBe('after');
  resolve('before');
  expect(await before).toBe('before');
  expect(await cache.get('list', async () => 'again')).toBe('after');
});

test('what shows stock is dropped at once, and then once a second; what lasts is not', async () => {
  const cache = openCache();
  const list = counter(cache);
  await list();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  cache.dropStock();
  expect(await list()).toBe('2');
  for (let sold = 0; sold < 5; sold += 1) cache.dropStock();
  vi.advanceTimersByTime(999);
  expect(await list()).toBe('2');
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(await list()).toBe('3');
});

test('a failure is told to all who wait, and not cached', async () => {
  const cache = openCache();
  const failing = () => cache.get('list', () => Promise.reject(new Error('no such product')));
  const [one, other] = await Promise.allSettled([failing(), failing()]);
  expect([one, other]).toMatchObject(Array(2).fill({ reason: { message: 'no such product' } }));
  expect(await counter(cache)()).toBe('1');
});

test('what cannot be made again is served for a minute more', async () => {
  const cache = openCache();
  const failing = () => cache.get('list', () => Promise.reject(new Error('database away')));
  await counter(cache)();
  await pass(2_001);
  for (let time = 0; time < 3; time += 1) expect(await failing()).toBe('1');
  await pass(60_000);
  await expect(failing()).rejects.toThrow('database away');
});

test('number and bytes are bounded, and hits and misses are counted by the first word of the key', async () => {
  const cache = openCache({ maxEntries: 3, maxBytes: 1_000 });
  for (const key of ['page /', 'page /a', 'list 1', 'list 2'])
    await cache.get(key, async () => ({ byteLength: 100 }));
  expect([cache.size, cache.bytes]).toEqual([3, 300]);
  await cache.get('list 2', async () => ({ byteLength: 100 }));
  await cache.get('large', async () => ({ byteLength: 950 }));
  expect(cache.bytes).toBeLessThanOrEqual(1_000);
  expect(Object.fromEntries(cache.uses)).toEqual({
    page: { hits: 0, misses: 2 },
    list: { hits: 1, misses: 2 },
    large: { hits: 0, misses: 1 },
  });
});
