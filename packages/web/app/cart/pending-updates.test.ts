import { expect, test } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { createPendingUpdates } from './pending-updates.ts';

/** A server whose answers the test releases. */
function slowServer() {
  const writes: { quantity: number; answer: (isRefused?: boolean) => void }[] = [];
  const write = (_lineId: string, quantity: number) =>
    new Promise<void>((resolve, reject) => {
      writes.push({
        quantity,
        answer: (isRefused) =>
          isRefused ? reject(new CallError('updateCartQuantity', 409)) : resolve(),
      });
    });
  return { writes, write };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

test('changes during a write are coalesced into one write of the last', async () => {
  const lines = createPendingUpdates();
  const { writes, write } = slowServer();
  const done = [2, 3, 4, 5].map((quantity) => lines.change('a', quantity, write));
  expect(lines.quantities.get().get('a')).toBe(5);
  expect(writes.map(({ quantity }) => quantity)).toEqual([2]);

  writes[0]?.answer();
  await soon();
  expect(writes.map(({ quantity }) => quantity)).toEqual([2, 5]);
  expect(lines.quantities.get().get('a')).toBe(5);

  writes[1]?.answer();
  expect(await Promise.all(done)).toEqual([true, true, true, true]);
  expect(lines.quantities.get().size).toBe(0);
});

test('a refused update is rolled back, and the next change starts afresh', async () => {
  const lines = createPendingUpdates();
  const { writes, write } = slowServer();
  const done = [lines.change('a', 2, write), lines.change('a', 3, write)];
  writes[0]?.answer(true);
  expect(await Promise.all(done)).toEqual([false, false]);
  expect(lines.quantities.get().size).toBe(0);
  expect(writes).toHaveLength(1);

  const again = lines.change('a', 4, write);
  writes[1]?.answer();
  expect(await again).toBe(true);
});

test('a bug is not mistaken for a refusal', async () => {
  const lines = createPendingUpdates();
  const fault = new TypeError('not a function');
  await expect(lines.change('a', 2, () => Promise.reject(fault))).rejects.toBe(fault);
  expect(lines.quantities.get().size).toBe(0);
});

test('lines do not wait for each other, and whenSettled waits for all of them', async () => {
  const lines = createPendingUpdates();
  const { writes, write } = slowServer();
  lines.change('a', 2, write);
  lines.change('b', 0, write);
  expect(writes).toHaveLength(2);

  let isSettled = false;
  const settled = lines.whenSettled().then(() => {
    isSettled = true;
  });
  writes[0]?.answer();
  await soon();
  expect(isSettled).toBe(false);
  expect([...lines.quantities.get()]).toEqual([['b', 0]]);
  writes[1]?.answer();
  await settled;
});

test('subscribers are called on each change', async () => {
  const lines = createPendingUpdates();
  const seen: (number | undefined)[] = [];
  const stop = lines.quantities.subscribe(() => seen.push(lines.quantities.get().get('a')));
  await lines.change('a', 2, async () => {});
  stop();
  await lines.change('a', 3, async () => {});
  expect(seen).toEqual([2, undefined]);
});
