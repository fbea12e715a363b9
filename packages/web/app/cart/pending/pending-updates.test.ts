import type { Product } from '@mathappu/contract/catalogue';
import { expect, test } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { createStore } from '#web/stores/create-store.ts';
import type { PendingLines } from './pending-lines.ts';
import { createPendingUpdates, type TakeQuantity } from './pending-updates.ts';

const line = (id: string, quantity: number) => ({ product: { _id: id } as Product, quantity });
const refusal = new CallError('addToCart', 409);

/** A server whose answers the test releases, and the quantities whose answers were applied. */
function slowServer() {
  const sent: { quantity: number; answer: (isRefused?: boolean) => void }[] = [];
  const applied: number[] = [];
  const send = (take: TakeQuantity) =>
    new Promise<() => void>((resolve, reject) => {
      const quantity = take() ?? Number.NaN;
      const apply = () => applied.push(quantity);
      sent.push({
        quantity,
        answer: (isRefused) => (isRefused ? reject(refusal) : resolve(apply)),
      });
    });
  return { sent, applied, send };
}

function openUpdates() {
  const lines = createStore<PendingLines>(new Map());
  return { lines, ...createPendingUpdates(lines) };
}

type Updates = ReturnType<typeof openUpdates>;

const shown = (updates: Updates, id = 'a') => updates.lines.get().get(id)?.quantity;
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('quantities set during a write are coalesced into one write of the last', async () => {
  const updates = openUpdates();
  const { sent, applied, send } = slowServer();
  const outcomes = [2, 3, 4, 5].map((quantity) => updates.set(line('a', quantity), send));
  expect(shown(updates)).toBe(5);
  expect(sent.map(({ quantity }) => quantity)).toEqual([2]);

  sent[0]?.answer();
  await soon();
  expect(sent.map(({ quantity }) => quantity)).toEqual([2, 5]);
  expect(shown(updates)).toBe(5);

  sent[1]?.answer();
  expect(await Promise.all(outcomes)).toEqual(['done', 'done', 'done', 'done']);
  expect(applied).toEqual([2, 5]);
  expect(updates.lines.get().size).toBe(0);
});

test('additions show at once, are sent one by one and each has its answer', async () => {
  const updates = openUpdates();
  const { sent, applied, send } = slowServer();
  const first = updates.add(line('a', 1), send);
  const second = updates.add(line('a', 2), send);
  const set = updates.set(line('a', 9), send);
  expect(shown(updates)).toBe(9);
  expect(sent).toHaveLength(1);

  sent[0]?.answer();
  expect(await first).toBe('done');
  expect(applied).toEqual([1]);
  expect(shown(updates)).toBe(9);
  sent[1]?.answer();
  expect(await second).toBe('done');
  await soon();
  sent[2]?.answer();
  expect(await set).toBe('done');
  expect(applied).toEqual([1, 2, 9]);
});

test('a refusal takes back what was made on top of it, and the next update starts afresh', async () => {
  const updates = openUpdates();
  const { sent, applied, send } = slowServer();
  const outcomes = [updates.add(line('a', 2), send), updates.add(line('a', 3), send)];
  sent[0]?.answer(true);
  expect(await Promise.all(outcomes)).toEqual([refusal, refusal]);
  expect(updates.lines.get().size).toBe(0);
  expect(sent).toHaveLength(1);

  const again = updates.add(line('a', 4), send);
  sent[1]?.answer();
  expect(await again).toBe('done');
  expect(applied).toEqual([4]);
});

test('after a change of the user nothing is sent or applied any more', async () => {
  const updates = openUpdates();
  const { sent, applied, send } = slowServer();
  const outcomes = [
    updates.add(line('a', 1), send),
    updates.add(line('a', 2), send),
    updates.set(line('b', 3), send),
  ];
  updates.clear();
  expect(updates.lines.get().size).toBe(0);
  const next = updates.add(line('a', 7), send);
  expect(shown(updates)).toBe(7);
  sent[0]?.answer();
  sent[1]?.answer(true);
  expect(await Promise.all(outcomes)).toEqual(['dropped', 'dropped', 'dropped']);
  expect(shown(updates)).toBe(7);
  sent[2]?.answer();
  expect(await next).toBe('done');
  expect(applied).toEqual([7]);
});

test('a bug is not mistaken for a refusal', async () => {
  const updates = openUpdates();
  const fault = new TypeError('not a function');
  await expect(updates.set(line('a', 2), () => Promise.reject(fault))).rejects.toBe(fault);
  expect(updates.lines.get().size).toBe(0);
});

test('lines do not wait for each other, and whenSettled waits for all of them', async () => {
  const updates = openUpdates();
  const { sent, send } = slowServer();
  updates.add(line('a', 2), send);
  updates.set(line('b', 0), send);
  expect(sent).toHaveLength(2);

  let isSettled = false;
  const settled = updates.whenSettled().then(() => {
    isSettled = true;
  });
  sent[0]?.answer();
  await soon();
  expect(isSettled).toBe(false);
  expect([...updates.lines.get().keys()]).toEqual(['b']);
  sent[1]?.answer();
  await settled;
});

test('subscribers are called on each change', async () => {
  const updates = openUpdates();
  const seen: (number | undefined)[] = [];
  const stop = updates.lines.subscribe(() => seen.push(shown(updates)));
  await updates.set(line('a', 2), async () => () => {});
  stop();
  await updates.set(line('a', 3), async () => () => {});
  expect(seen).toEqual([2, undefined]);
});
