import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { openCache } from './cache.ts';

afterEach(() => void vi.useRealTimers());

test('concurrent callers share one result, and failures are not cached', async () => {
  const cache = openCache();
  let made = 0;
  const make = async () => (made += 1);
  expect(await Promise.all([cache.get('a', [], make), cache.get('a', [], make)])).toEqual([1, 1]);
  expect(await cache.get('a', [], make)).toBe(1);
  await expect(cache.get('b', [], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('b', [], make)).toBe(2);
  expect(cache.uses.get('a')).toEqual({ hits: 2, misses: 1 });
});

test('a value dropped while it is being made is returned but not cached', async () => {
  const cache = openCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = cache.get('list', ['products'], () => promise);
  cache.drop('products');
  const second = cache.get('list', ['products'], async () => 'new');
  resolve('old');
  expect(await first).toBe('old');
  expect(await second).toBe('new');
  expect(await cache.get('list', ['products'], async () => 'newest')).toBe('new');
});

test('a tag drops only its own values', async () => {
  const cache = openCache();
  await cache.get('list', ['products'], async () => 1);
  await cache.get('shop', ['settings'], async () => 1);
  cache.drop('products');
  expect(await cache.get('list', ['products'], async () => 2)).toBe(2);
  expect(await cache.get('shop', ['settings'], async () => 2)).toBe(1);
});

test('a value has the tags that were found while it was made, and those of what it is made of', async () => {
  const cache = openCache();
  let made = 0;
  const list = () =>
    cache.get('list', ['products'], async () => {
      cache.tag(['product a']);
      cache.tag(['stock a'], { isOwn: true });
      made += 1;
      return made;
    });
  const page = () =>
    cache.get('page', ['settings'], async () => {
      const listed = await list();
      made += 1;
      return [listed, made];
    });
  const other = () => cache.get('other', ['products'], async () => (made += 1));
  await list();
  expect([await page(), await other()]).toEqual([[1, 2], 3]);
  cache.drop('product b');
  expect([await page(), await other()]).toEqual([[1, 2], 3]);
  cache.drop('product a');
  expect([await page(), await other()]).toEqual([[4, 5], 3]);
  cache.drop('stock a');
  expect([await page(), await list(), await page()]).toEqual([[4, 5], 6, [4, 5]]);
  cache.dropSoon(['product a', 'product c']);
  expect([await page(), await other()]).toEqual([[7, 8], 3]);
  cache.drop('settings');
  expect([await page(), await list()]).toEqual([[7, 9], 7]);
  cache.drop('products');
  expect([await page(), await other()]).toEqual([[10, 11], 12]);
});

test('a tag that is found after it was dropped drops the value all the same', async () => {
  const cache = openCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = cache.get('list', [], async () => {
    const read = await promise;
    cache.tag(['product a']);
    return read;
  });
  cache.drop('product a');
  resolve('old');
  expect(await first).toBe('old');
  expect(await cache.get('list', [], async () => 'new')).toBe('new');
});

test('what is made of a value that was begun before a change is as old as that', async () => {
  const cache = openCache();
  const ends: ((price: number) => void)[] = [];
  const list = () =>
    cache.get('list', [], async () => {
      const price = await new Promise<number>((resolve) => ends.push(resolve));
      cache.tag(['product']);
      return price;
    });
  const page = () => cache.get('page', [], async () => `${await list()} rupees`);
  const [first, change] = [list(), () => cache.drop('product')];
  change();
  const joined = page();
  ends[0]?.(10);
  expect([await first, await joined]).toEqual([10, '10 rupees']);
  const again = page();
  await Promise.resolve();
  ends[1]?.(12);
  expect(await again).toBe('12 rupees');
});

test('what waits in the background and is made meanwhile is not made twice', async () => {
  vi.useFakeTimers();
  const cache = openCache();
  let made = 0;
  const read = () => cache.get('page', ['page'], async () => (made += 1));
  await read();
  await vi.advanceTimersByTimeAsync(600);
  await read();
  for (let at = 0; at < 8; at += 1) cache.dropSoon(['another']);
  const order = Promise.withResolvers<void>();
  const placed = cache.goFirst(() => order.promise);
  cache.dropSoon(['page']);
  expect(await read()).toBe(1);
  cache.drop('page');
  expect(await read()).toBe(2);
  order.resolve();
  await placed;
  await vi.advanceTimersByTimeAsync(200);
  expect([await read(), made]).toEqual([2, 2]);
});

test('a value past its age is made again', async () => {
  const cache = openCache({ maxAgeMs: 20 });
  let made = 0;
  const read = () => cache.get('list', [], async () => (made += 1));
  expect([await read(), await read()]).toEqual([1, 1]);
  await wait(40);
  expect(await read()).toBe(2);
});

test('a value that is asked for is made again before its age, while it is still served', async () => {
  vi.useFakeTimers();
  const cache = openCache();
  const ends: (() => void)[] = [];
  const read = () =>
    cache.get('list', [], () => {
      const made = ends.length + 1;
      return new Promise<number>((resolve) => ends.push(() => resolve(made)));
    });
  const first = read();
  ends[0]?.();
  expect(await first).toBe(1);
  await vi.advanceTimersByTimeAsync(53_999);
  expect(await read()).toBe(1);
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([await read(), await read()]).toEqual([1, 1]);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(await read()).toBe(2);
});

test('a value is kept for a minute unless told otherwise', async () => {
  // The library reads the clock that it found when it was loaded, once in a millisecond.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const begun = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(begun);
  const cache = openCache();
  let made = 0;
  const readAfter = async (ms: number) => {
    clock.mockReturnValue(begun + ms);
    vi.advanceTimersByTime(1);
    const make = async () => (made += 1);
    return [
      await cache.get('list', [], make),
      await cache.get('search', [], make, { isRare: true }),
    ];
  };
  expect(await readAfter(0)).toEqual([1, 2]);
  expect(await readAfter(60_100)).toEqual([3, 4]);
  clock.mockRestore();
});

test('rare values have a quarter of the room, and push out no others', async () => {
  const cache = openCache({ maxEntries: 30, maxBytes: 3_000 });
  const put = (key: string, length: number, isRare: boolean) =>
    cache.get(key, ['products'], async () => 'x'.repeat(length), { isRare });
  for (let at = 0; at < 30; at += 1) await put(`page ${at}`, 10, false);
  for (let at = 0; at < 1_000; at += 1) await put(`products ${at}`, 10, true);
  expect([cache.size, cache.bytes]).toEqual([40, 400]);
  for (let at = 0; at < 100; at += 1) await put(`large ${at}`, 400, true);
  expect(cache.bytes).toBeLessThanOrEqual(300 + 1_000);
  for (let at = 0; at < 30; at += 1) await put(`page ${at}`, 10, false);
  expect(cache.uses.get('page')).toEqual({ hits: 30, misses: 30 });
  expect(await put('products 999', 1, true)).toHaveLength(1);
  cache.clear();
  expect(cache.size).toBe(0);
});

test('the least recently used value is evicted at the limit of number or bytes', async () => {
  const cache = openCache({ maxEntries: 2, maxBytes: 100 });
  const put = (key: string, length: number) => cache.get(key, [], async () => 'x'.repeat(length));
  await put('a', 10);
  await put('b', 10);
  await put('a', 10);
  await put('c', 10);
  expect([cache.size, cache.bytes]).toEqual([2, 20]);
  await put('d', 85);
  expect([cache.size, cache.bytes]).toEqual([2, 95]);
  await put('e', 101);
  expect(cache.bytes).toBeLessThanOrEqual(100);
  expect(cache.uses.get('b')).toEqual({ hits: 0, misses: 1 });
});
