import { expect, test } from 'vitest';
import { findNew, findWorse, keep } from './baseline.ts';
import type { Row } from './measure.ts';

const cost = { buffers: 10, bytes: 2_000, perSecond: 500 };

/** A row whose limit takes 100 µs in one statement. */
const row = (what: string, micros: number, statements = 1): Row => ({
  what,
  measured: '',
  limit: '',
  ratio: '',
  reach: '',
  isReached: true,
  rounds: [],
  costs: {
    measured: { ...cost, serverMicros: micros / 2, databaseMicros: micros / 2, statements },
    limit: { ...cost, serverMicros: 60, databaseMicros: 40, statements: 1 },
  },
});
const withoutCosts: Row = { ...row('start', 1), costs: undefined };

const baseline = keep({}, { read: [row('cart', 150, 2), row('orders', 160, 4)], start: [] });

test('the same is not worse, nor a little more time', () => {
  const read = [row('cart', 164, 2.04), row('orders', 120, 3)];
  expect(findWorse(baseline, { read })).toEqual([]);
});

test('another machine is not worse: the limit takes longer there, too', () => {
  const slow = row('cart', 450, 2);
  const limit = { ...cost, serverMicros: 180, databaseMicros: 120, statements: 1 };
  const measured = slow.costs?.measured ?? limit;
  const read = [{ ...slow, costs: { measured, limit } }, row('orders', 160, 4)];
  expect(findWorse(baseline, { read })).toEqual([]);
});

test.each([
  [
    'a fifth more time',
    [row('cart', 180, 2), row('orders', 160, 4)],
    /^cart: 20 % more processor time/,
  ],
  ['a statement more', [row('cart', 150, 3), row('orders', 160, 4)], /^cart: 3 statements/],
  ['a row that is gone', [row('cart', 150, 2)], /^orders: not measured any more/],
])('%s is worse', (_what, read, complaint) => {
  expect(findWorse(baseline, { read })).toEqual([expect.stringMatching(complaint)]);
});

test('parts that were not measured are not missed, and stay in the baseline', () => {
  expect(findWorse(baseline, { start: [withoutCosts] })).toEqual([]);
  expect(keep(baseline, { http: [row('/', 30)] })).toEqual({
    ...baseline,
    http: { '/': { processorTime: 0.3, statements: 1 } },
  });
});

test('a part that no baseline has fails', () => {
  const http = [row('/', 30)];
  expect(findWorse(baseline, { http })).toEqual(['http: not in the baseline, keep one first']);
  expect(findNew(baseline, { http })).toEqual([]);
});

test('other shops are neither kept nor compared', () => {
  const peers = [row('home page, beside EverShop', 1)];
  expect(keep(baseline, { peers })).toEqual(baseline);
  expect(findWorse(baseline, { peers })).toEqual([]);
});

test('a row that takes a thousandth of its limit is kept as exactly as others', () => {
  expect(keep({}, { http: [row('/', 0.123_46)] }).http).toEqual({
    '/': { processorTime: 0.001_235, statements: 1 },
  });
});

test('a new row is named, and is not worse', () => {
  const read = [row('cart', 150, 2), row('orders', 160, 4), row('wishes', 900, 9), withoutCosts];
  expect(findWorse(baseline, { read })).toEqual([]);
  expect(findNew(baseline, { read })).toEqual(['wishes']);
});

test('a baseline has a row whose time is measured, and its parts are replaced whole', () => {
  expect(keep(baseline, { read: [row('cart', 140)], start: [withoutCosts] })).toEqual({
    read: { cart: { processorTime: 1.4, statements: 1 } },
  });
});
