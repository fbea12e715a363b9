import { expect, test } from 'vitest';
import { whenExpected } from './expected-days.ts';
import { wordExpected } from './total-rows.ts';

const order = {
  createdAt: '2026-12-05T19:00:00.000Z',
  paymentMethod: 'cod',
  isUnderWay: true,
  days: { from: 2, to: 4 },
} as const;
const said = (changes: Partial<Parameters<typeof whenExpected>[0]>) =>
  wordExpected({ kind: 'free', ...whenExpected({ ...order, ...changes }) });

test('days are counted from the day in the shop', () => {
  expect(said({})).toBe('Expected Tue 8 – Thu 10 Dec');
  expect(said({ createdAt: '2026-12-05T18:00:00.000Z' })).toBe('Expected Mon 7 – Wed 9 Dec');
});

test.each([
  [{ from: 0, to: 0 }, 'Expected Sun 6 Dec'],
  [{ from: 24, to: 27 }, 'Expected Wed 30 Dec – Sat 2 Jan'],
] as const)('from and to %o', (days, sentence) => {
  expect(said({ days })).toBe(sentence);
});

test('what waits for its payment counts from that', () => {
  expect(said({ paymentMethod: 'offline' })).toBe('Expected 2 to 4 days after your payment');
  expect(said({ paymentMethod: 'offline', days: { from: 3, to: 3 } })).toBe(
    'Expected 3 days after your payment',
  );
});

test.each([{ days: undefined }, { isUnderWay: false }])('nothing is said with %o', (changes) => {
  expect(said(changes)).toBeUndefined();
});
