import type pg from 'pg';
import { expect, test, vi } from 'vitest';

/** The names that the statements of a client are sent with, none of which is taken yet. */
async function openRecorder() {
  vi.resetModules();
  const { largePlan, prepareStatements } = await import('./prepared-statements.ts');
  const names: (string | undefined)[] = [];
  const client = {
    query: (statement: unknown) => names.push((statement as pg.QueryConfig).name),
  } as unknown as pg.PoolClient;
  prepareStatements(client);
  const ask = (text: string, times: number) => {
    for (let time = 0; time < times; time += 1) void client.query(`${largePlan} ${text}`, [1]);
  };
  return { names, ask };
}

test('a large statement gets a name when it turns out to be common, and keeps it', async () => {
  const { names, ask } = await openRecorder();
  ask('select $1', 12);
  expect(names.slice(0, 9)).toEqual(Array(9).fill(undefined));
  expect(names[9]).toMatch(/^l\d+$/);
  expect(names.slice(10)).toEqual([names[9], names[9]]);
});

test('rare large statements take no name from the common ones, of which 48 have one', async () => {
  const { names, ask } = await openRecorder();
  for (let rare = 0; rare < 100; rare += 1) ask(`select $1, ${rare}`, 9);
  for (let common = 0; common < 60; common += 1) ask(`select ${common}, $1`, 10);
  expect(names.filter(Boolean)).toHaveLength(48);
});
