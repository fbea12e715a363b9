import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBackground } from './background.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const heavy = { isHeavy: true };
const light = { isHeavy: false };

/** Work that says that it has begun and ends when it is told to. */
function openWork() {
  const begun: string[] = [];
  const ends = new Map<string, (how?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<void>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (how) => (how ? reject(how) : resolve()));
    });
  const end = async (name: string, how?: Error) => {
    ends.get(name)?.(how);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, work, end };
}

test('heavy work is done one at a time, in its order, whether it succeeds or not', async () => {
  const background = openBackground();
  const { begun, work, end } = openWork();
  for (const name of ['first', 'second', 'third']) background.queue(work(name), heavy);
  expect(begun).toEqual(['first']);
  await end('first', new Error('no database'));
  expect(begun).toEqual(['first', 'second']);
  await end('second');
  expect(begun).toEqual(['first', 'second', 'third']);
});

test('light work is done one at a time as well, beside the heavy and without a pause', async () => {
  const background = openBackground();
  const { begun, work, end } = openWork();
  for (const name of ['page', 'another page']) background.queue(work(name), heavy);
  for (const name of ['list', 'search']) background.queue(work(name), light);
  expect(begun).toEqual(['page', 'list']);
  await vi.advanceTimersByTimeAsync(30);
  await end('list');
  expect(begun).toEqual(['page', 'list', 'search']);
});

test('after heavy work the processor is for others as long as it took, or a twentieth of a second', async () => {
  const background = openBackground();
  const { begun, work, end } = openWork();
  for (const name of ['page', 'list']) background.queue(work(name), heavy);
  await vi.advanceTimersByTimeAsync(30);
  await end('page');
  await vi.advanceTimersByTimeAsync(29);
  expect(begun).toEqual(['page']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['page', 'list']);
  background.queue(work('search'), heavy);
  await vi.advanceTimersByTimeAsync(2_000);
  await end('list');
  await vi.advanceTimersByTimeAsync(50);
  expect(begun).toContain('search');
});

test('work that somebody waits for is begun at once, and once', async () => {
  const background = openBackground();
  const { begun, work, end } = openWork();
  const [first, second] = ['first', 'second'].map((name) => background.queue(work(name), heavy));
  second?.begin();
  second?.begin();
  first?.begin();
  expect(begun).toEqual(['first', 'second']);
  await end('second', new Error('no database'));
  await end('first');
  expect(begun).toEqual(['first', 'second']);
});

test('no work is begun while something goes first, for a tenth of a second at most', async () => {
  const background = openBackground();
  const { begun, work, end } = openWork();
  const orders = ['order', 'another'].map((name) => background.goFirst(work(name)));
  background.queue(work('page'), heavy);
  background.queue(work('list'), heavy);
  background.queue(work('stock'), light);
  await end('order');
  expect(begun).toEqual(['order', 'another']);
  await end('another');
  await Promise.all(orders);
  expect(begun).toEqual(['order', 'another', 'stock', 'page']);
  await end('stock');

  const failed = background.goFirst(work('slow'));
  const refused = expect(failed).rejects.toThrow('sold out');
  await end('page');
  background.queue(work('counts'), light);
  await vi.advanceTimersByTimeAsync(99);
  expect(begun.slice(-2)).toEqual(['page', 'slow']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun.slice(-2)).toEqual(['counts', 'list']);
  await end('counts');
  await end('list');
  background.queue(work('late'), heavy);
  background.queue(work('later'), heavy);
  await vi.advanceTimersByTimeAsync(99);
  expect(begun).not.toContain('late');
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toContain('late');
  // What is light waits no more, as long as that goes on.
  for (const name of ['search', 'facets']) background.queue(work(name), light);
  await end('search');
  await end('late');
  expect(begun.slice(-2)).toEqual(['search', 'facets']);
  await end('slow', new Error('sold out'));
  await refused;
});

test('work belongs to what has asked for it', async () => {
  const background = openBackground();
  const request = new AsyncLocalStorage<string>();
  const { work, end } = openWork();
  const seen: unknown[] = [];
  background.queue(work('page'), heavy);
  request.run('visit', () => background.queue(async () => seen.push(request.getStore()), heavy));
  await request.run('order', () => end('page'));
  expect(seen).toEqual(['visit']);
});
