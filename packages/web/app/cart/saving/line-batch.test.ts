import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchPauseMs, createLineBatch } from './line-batch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Line = { productId: string; quantity: number };

/** A server whose answers the test releases. */
function slowServer() {
  const sent: { lines: Line[]; answer: (refused?: string) => void; fail: () => void }[] = [];
  const applied: string[] = [];
  const batch = createLineBatch(
    (lines) =>
      new Promise((resolve, reject) => {
        sent.push({
          lines,
          fail: () => reject(new Error('no answer')),
          answer: (refused) =>
            resolve((productId) => {
              if (productId === refused) throw new Error(`${productId} refused`);
              return () => applied.push(productId);
            }),
        });
      }),
  );
  const change = (productId: string, take: () => number | undefined) => {
    const line = batch.add(productId, take).then((apply) => apply());
    batch.touch();
    return line;
  };
  return { sent, applied, batch, change };
}

const linesOf = ({ sent }: ReturnType<typeof slowServer>) =>
  sent.map(({ lines }) => Object.fromEntries(lines.map((line) => [line.productId, line.quantity])));

test('a pause after the last change sends all changed lines in one call, as they are then', async () => {
  const server = slowServer();
  const { change, batch } = server;
  let typed = 1;
  change('a', () => typed);
  await vi.advanceTimersByTimeAsync(batchPauseMs - 1);
  change('b', () => 2);
  await vi.advanceTimersByTimeAsync(batchPauseMs - 1);
  typed = 12;
  batch.touch();
  await vi.advanceTimersByTimeAsync(batchPauseMs - 1);
  expect(server.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(linesOf(server)).toEqual([{ a: 12, b: 2 }]);
  server.sent[0]?.answer();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.applied).toEqual(['a', 'b']);
  expect(server.sent).toHaveLength(1);
});

test('while one call is under way the next waits', async () => {
  const server = slowServer();
  const { change } = server;
  change('a', () => 1);
  await vi.advanceTimersByTimeAsync(batchPauseMs);
  change('b', () => 2);
  await vi.advanceTimersByTimeAsync(10 * batchPauseMs);
  expect(linesOf(server)).toEqual([{ a: 1 }]);
  server.sent[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(linesOf(server)).toEqual([{ a: 1 }, { b: 2 }]);
});

test('leaving the page sends what waits at once, also beside a call under way', async () => {
  const server = slowServer();
  const { change, batch } = server;
  change('a', () => 1);
  batch.flush();
  change('b', () => 2);
  batch.flush();
  batch.flush();
  expect(linesOf(server)).toEqual([{ a: 1 }, { b: 2 }]);
});

test('a refused line rejects alone, a failed call rejects all its lines', async () => {
  const server = slowServer();
  const { change } = server;
  const refused = expect(change('a', () => 1)).rejects.toThrow('a refused');
  change('b', () => 2);
  await vi.advanceTimersByTimeAsync(batchPauseMs);
  server.sent[0]?.answer('a');
  await refused;
  await vi.advanceTimersByTimeAsync(0);
  expect(server.applied).toEqual(['b']);

  const failed = ['a', 'b'].map((id) => expect(change(id, () => 3)).rejects.toThrow('no answer'));
  await vi.advanceTimersByTimeAsync(batchPauseMs);
  server.sent[1]?.fail();
  await Promise.all(failed);
});

test('what was dropped is not sent', async () => {
  const server = slowServer();
  const { change } = server;
  change('a', () => undefined);
  change('b', () => 2);
  await vi.advanceTimersByTimeAsync(batchPauseMs);
  expect(linesOf(server)).toEqual([{ b: 2 }]);
  server.sent[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  change('a', () => undefined);
  await vi.advanceTimersByTimeAsync(batchPauseMs);
  expect(server.sent).toHaveLength(1);
});
