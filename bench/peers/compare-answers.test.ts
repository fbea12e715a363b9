import { expect, test } from 'vitest';
import { describeRun } from '../results.ts';
import { notMeasured, rowsOf } from './compare-answers.ts';

const run = {
  startedAt: '2026-11-24T00:00:00.000Z',
  depth: { rounds: 3, seconds: 1, orders: 0, users: 0, memoryMinutes: 0 },
  machine: {},
  loadAverage: { before: 0, after: 0 },
};

test('the same rounds give a row by time and one by processor time', async () => {
  const rounds = [200, 300, 100].map((times) => ({
    theirs: { perSecond: 10, perProcessorSecond: 5 },
    ours: { perSecond: 10 * times, perProcessorSecond: (5 * times) / 2.5 },
  }));
  const table = describeRun({ ...run, rows: await rowsOf('home page', rounds) });
  expect(table.split('\n').filter((line) => line.startsWith('| home page'))).toEqual([
    '| home page | 2,000 answers/s | 10.0 answers/s | 200.00 × | ≥ 100 × | reached |',
    '| home page | 400 answers a processor second | 5.00 answers a processor second | 80.00 × | ≥ 100 × | not reached |',
  ]);
});

test('a peer that could not be installed has one line, which says why', () => {
  const error = new Error('npm install took longer than 900 s\n  | in all');
  const table = describeRun({ ...run, rows: [notMeasured({ name: 'Vendure 3.7.3' }, error)] });
  expect(table).toContain(
    '| Vendure 3.7.3 | not measured | npm install took longer than 900 s / in all |',
  );
});
