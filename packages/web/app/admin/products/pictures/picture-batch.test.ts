import { expect, test } from 'vitest';
import { type Entry, groupsToSave, isDone, runInTurn } from './picture-batch.ts';

const rocket = { _id: 'rocket', name: 'Rocket', listNumber: 1 };
const pot = { _id: 'pot', name: 'Flower pot', listNumber: null };

const entry = (id: number, parts: Partial<Entry> = {}): Entry => ({
  id,
  file: new File([], `${id}.jpg`),
  target: rocket,
  isLeftOut: false,
  state: 'chosen',
  progress: 0,
  ...parts,
});

test('the pictures of a product are saved last first; what failed is saved again', () => {
  const entries = [
    entry(0),
    entry(1, { target: pot, state: 'failed', problem: 'No answer' }),
    entry(2),
    entry(3, { target: undefined }),
    entry(4, { isLeftOut: true }),
    entry(5, { state: 'saved' }),
    entry(6, { state: 'sending' }),
  ];
  expect(groupsToSave(entries).map((group) => group.map(({ id }) => id))).toEqual([[2, 0], [1]]);
});

test('a batch is done when each picture is saved or left out', () => {
  expect(isDone([entry(0, { state: 'saved' }), entry(1, { isLeftOut: true })])).toBe(true);
  for (const left of [{}, { target: undefined }, { state: 'failed' }] as const) {
    expect(isDone([entry(0, { state: 'saved' }), entry(1, left)])).toBe(false);
  }
});

test('two tasks run at a time, in their order', async () => {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const tasks = [0, 1, 2, 3, 4].map((number) => async () => {
    started.push(number);
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  });
  const done = runInTurn(tasks, 2);
  expect(started).toEqual([0, 1]);
  for (let ended = 0; ended < tasks.length; ended += 1) {
    ends[ended]?.();
    await Promise.resolve();
    await Promise.resolve();
  }
  await done;
  expect([started, most]).toEqual([[0, 1, 2, 3, 4], 2]);
});
