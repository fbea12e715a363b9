import { expect, test } from 'vitest';
import { choosePeers, notMeasured } from './peer-rows.ts';
import { describeRun } from './results.ts';

test('a peer that could not be installed has one line, which says why', () => {
  const error = new Error('npm install took longer than 900 s\n  | in all');
  const table = describeRun({
    startedAt: '2026-11-24T00:00:00.000Z',
    depth: { rounds: 3, seconds: 1, orders: 0, users: 0, memoryMinutes: 0 },
    machine: {},
    loadAverage: { before: 0, after: 0 },
    rows: [notMeasured({ name: 'Vendure 3.7.3' }, error)],
  });
  expect(table).toContain(
    '| Vendure 3.7.3 | not measured | npm install took longer than 900 s / in all |',
  );
});

test('all peers are chosen, or those that are named as they are called', () => {
  expect(choosePeers(undefined)).toHaveLength(3);
  expect(choosePeers(['evershop'])).toMatchObject([{ id: 'evershop' }]);
  expect(() => choosePeers(['EverShop'])).toThrow('no peer EverShop: evershop, vendure, medusa');
});
