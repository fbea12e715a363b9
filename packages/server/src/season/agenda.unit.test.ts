import { expect, test } from 'vitest';
import { hoursAfter, makeAgenda } from './agenda.ts';
import { liveInThePast } from './live-in-the-past.ts';

const start = new Date('2026-10-01T00:00:00Z');

test('acts run in the order of time, with those they lead to, and none at or after the end', async () => {
  const agenda = makeAgenda();
  const done: string[] = [];
  const add = (name: string, hours: number, then?: () => void) =>
    agenda.add(hoursAfter(start, hours), async () => {
      done.push(name);
      then?.();
    });
  add('last', 5);
  add('first', 1, () => add('led to', 3));
  add('at the same time', 5);
  add('too late', 6);
  await agenda.runUntil(hoursAfter(start, 6), (time) =>
    done.push(time.toISOString().slice(11, 13)),
  );
  expect(done).toEqual(['01', 'first', '03', 'led to', '05', 'last', '05', 'at the same time']);
});

test('time in the past goes on and never back, and the present is back afterwards, also after a failure', async () => {
  const before = Date.now();
  const times: number[] = [];
  await expect(
    liveInThePast(start, async (goTo) => {
      for (const hours of [2, 1]) {
        goTo(hoursAfter(start, hours));
        times.push(Date.now());
      }
      throw new Error('an act failed');
    }),
  ).rejects.toThrow('an act failed');
  const [first = 0, second = 0] = times;
  expect(first).toBeGreaterThanOrEqual(hoursAfter(start, 2).getTime());
  expect(second).toBeGreaterThanOrEqual(first);
  expect(second).toBeLessThan(hoursAfter(start, 3).getTime());
  expect(Date.now()).toBeGreaterThanOrEqual(before);
});
