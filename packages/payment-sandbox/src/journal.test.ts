import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJournal } from './journal.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'journal-')), 'sandbox');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

test('appended entries are read again in order, and no file exists before the first', () => {
  const journal = openJournal(folder);
  expect(existsSync(folder)).toBe(false);
  journal.append({ a: 1 });
  journal.append({ b: 'ரூ\n' });
  expect(openJournal(folder).entries).toEqual([{ a: 1 }, { b: 'ரூ\n' }]);
  journal.close();
});

test('a line that a crash has cut off is skipped, and later lines are kept', () => {
  const journal = openJournal(folder);
  journal.append({ a: 1 });
  journal.close();
  appendFileSync(join(folder, 'journal.jsonl'), '{"orders":[{"id":"or');
  const again = openJournal(folder);
  expect(again.entries).toEqual([{ a: 1 }]);
  again.append({ b: 2 });
  again.close();
  expect(openJournal(folder).entries).toEqual([{ a: 1 }, { b: 2 }]);
});

test('a compacted journal has the one entry, and what is appended afterwards', () => {
  const journal = openJournal(folder);
  for (let n = 0; n < 5; n += 1) journal.append({ n });
  journal.compact({ sum: 10 });
  journal.append({ n: 5 });
  journal.close();
  expect(openJournal(folder).entries).toEqual([{ sum: 10 }, { n: 5 }]);
});
