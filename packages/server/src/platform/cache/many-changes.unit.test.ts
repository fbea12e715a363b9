import { afterEach, expect, test, vi } from 'vitest';
import { type Cache, openCache } from './cache.ts';

afterEach(() => void vi.useRealTimers());

/** Drops, so that those that follow are some of many. */
const rush = (cache: Cache) => {
  for (let at = 0; at < 8; at += 1) cache.dropSoon(['products']);
};

test('of many drops eight are at once, and during the others two values a second are made', async () => {
  vi.useFakeTimers();
  const cache = openCache();
  let made = 0;
  const read = () => {
    void cache.get('list', ['products'], async () => (made += 1));
    return made;
  };
  for (let at = 1; at <= 8; at += 1) {
    cache.dropSoon(['products']);
    expect(read()).toBe(at);
  }
  for (let at = 0; at < 100; at += 1) {
    cache.dropSoon(['products']);
    read();
    await vi.advanceTimersByTimeAsync(10);
  }
  // A second has passed.
  expect(read()).toBe(10);
  await vi.advanceTimersByTimeAsync(500);
  const settled = read();
  expect(settled).toBe(10);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(read()).toBe(settled);
  cache.dropSoon(['products']);
  expect(read()).toBe(settled + 1);
});

test('a stale value is served until it is half a second old, and while the next one is made', async () => {
  vi.useFakeTimers();
  const cache = openCache();
  let made = 0;
  /** Makes that end when they are told to. */
  const ends: ((end: 'well' | 'badly') => void)[] = [];
  const make = () =>
    new Promise<number>((resolve, reject) => {
      made += 1;
      const mine = made;
      ends.push((end) => (end === 'well' ? resolve(mine) : reject(new Error('no database'))));
    });
  const read = () => cache.get('page', ['products'], make);
  const order = () => cache.dropSoon(['products']);
  rush(cache);
  const first = read();
  ends.shift()?.('well');
  expect(await first).toBe(1);

  order();
  vi.advanceTimersByTime(250);
  order();
  vi.advanceTimersByTime(249);
  expect(await read()).toBe(1);
  expect(ends).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect([await read(), await read()]).toEqual([1, 1]);
  expect(ends).toHaveLength(1);
  // What takes longer is waited for, and after another order followed by what is made then.
  order();
  vi.advanceTimersByTime(251);
  const waited = read();
  expect(ends).toHaveLength(1);
  ends.shift()?.('well');
  expect(await waited).toBe(2);
  vi.advanceTimersByTime(250);
  expect(await read()).toBe(2);
  expect(ends).toHaveLength(1);

  ends.shift()?.('badly');
  await vi.advanceTimersByTimeAsync(0);
  expect(await read()).toBe(2);
  ends.shift()?.('well');
  await vi.advanceTimersByTimeAsync(0);
  expect(await read()).toBe(4);
});

test('what has not been asked for is not served when it is old', async () => {
  vi.useFakeTimers();
  const cache = openCache();
  let made = 0;
  const read = () => cache.get('page', ['products'], async () => (made += 1));
  rush(cache);
  expect(await read()).toBe(1);
  cache.dropSoon(['products']);
  vi.advanceTimersByTime(751);
  expect(await read()).toBe(2);
});

test('a value that is out of date before it is made is followed by the next one, made once', async () => {
  vi.useFakeTimers();
  const cache = openCache();
  const ends: ((value: number) => void)[] = [];
  const make = () => new Promise<number>((resolve) => ends.push(resolve));
  const read = () => cache.get('page', ['products'], make);
  rush(cache);
  const slow = read();
  cache.dropSoon(['products']);
  vi.advanceTimersByTime(500);
  const also = read();
  expect(ends).toHaveLength(2);
  ends[0]?.(1);
  expect([await slow, await also]).toEqual([1, 1]);
  ends[1]?.(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(await read()).toBe(2);
  vi.advanceTimersByTime(600);
  expect(await read()).toBe(2);
  expect(ends).toHaveLength(2);
});

test('what is served during many drops is cached until the next one has to be made, and while it is', async () => {
  vi.useFakeTimers();
  const cache = openCache();
  const ends: ((value: object) => void)[] = [];
  const read = () =>
    cache.get('page', ['products'], () => new Promise<object>((resolve) => ends.push(resolve)));
  const [first, second] = [{}, {}];
  rush(cache);
  void read();
  cache.dropSoon(['products']);
  ends[0]?.(first);
  await vi.advanceTimersByTimeAsync(499);
  expect(cache.isCached(first)).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(cache.isCached(first)).toBe(false);
  void read();
  expect(cache.isCached(first)).toBe(true);
  ends[1]?.(second);
  await vi.advanceTimersByTimeAsync(0);
  expect([first, second].map(cache.isCached)).toEqual([false, true]);

  rush(cache);
  cache.dropSoon(['products']);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(cache.isCached(second)).toBe(false);
});

test('what is made of other values is never made of stale ones', async () => {
  vi.useFakeTimers();
  const cache = openCache();
  let stock = 10;
  const list = () => cache.get('list', ['products'], async () => stock);
  const page = (name: string) => cache.get(name, ['products'], async () => `${await list()} left`);
  rush(cache);
  expect([await list(), await page('page')]).toEqual([10, '10 left']);
  stock = 4;
  cache.dropSoon(['products']);
  expect([await list(), await page('page'), await page('another')]).toEqual([
    10,
    '10 left',
    '4 left',
  ]);
});

test('a seldom change counts at once, and is gathered with the others only while they are many', async () => {
  vi.useFakeTimers();
  const cache = openCache();
  let made = 0;
  const read = () => cache.get('page', ['products'], async () => (made += 1));
  const edit = () => cache.dropSoon(['products'], { isSeldom: true });
  for (let at = 1; at <= 20; at += 1) {
    expect(await read()).toBe(at);
    edit();
  }
  expect(await read()).toBe(21);
  rush(cache);
  expect(await read()).toBe(22);
  await vi.advanceTimersByTimeAsync(10);
  edit();
  expect(await read()).toBe(22);
});

test('a value that was up to date a moment ago is served while the next one is made, however old it is', async () => {
  vi.useFakeTimers();
  const cache = openCache();
  const ends: ((value: number) => void)[] = [];
  const read = () =>
    cache.get('page', ['page'], () => new Promise<number>((resolve) => ends.push(resolve)));
  const first = read();
  ends[0]?.(1);
  expect(await first).toBe(1);
  for (let at = 0; at < 20; at += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    rush(cache);
    expect(await read()).toBe(1);
  }
  cache.dropSoon(['page']);
  expect(await read()).toBe(1);
  expect(ends).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(750);
  expect(await read()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  const waited = read();
  ends[1]?.(2);
  expect(await waited).toBe(2);
});

test('what is made in the background is made at once when its stale value may be served no more', async () => {
  vi.useFakeTimers();
  const cache = openCache();
  const made: string[] = [];
  const read = (name: string) =>
    cache.get(
      name,
      [name],
      async () => {
        made.push(name);
        if (made.length === 3) await new Promise(() => undefined);
        return made.length;
      },
      { isHeavy: true },
    );
  for (const name of ['list', 'page']) await read(name);
  await vi.advanceTimersByTimeAsync(600);
  for (const name of ['list', 'page']) await read(name);
  rush(cache);
  cache.dropSoon(['list', 'page']);
  expect([await read('list'), await read('page')]).toEqual([1, 2]);
  expect(made).toEqual(['list', 'page', 'list']);
  await vi.advanceTimersByTimeAsync(751);
  expect(await read('page')).toBe(4);
});
