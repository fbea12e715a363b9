import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyUnfinished, markUnfinished } from './unfinished-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mathappu-unfinished-'));
  for (const part of ['pgdata', 'sandbox', 'uploads']) {
    mkdirSync(join(folder, part));
    writeFileSync(join(folder, part, 'file'), '');
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder whose filling was cut off loses its database and the payments of it, once', () => {
  markUnfinished(folder);
  emptyUnfinished(folder);
  expect(readdirSync(folder)).toEqual(['uploads']);
  mkdirSync(join(folder, 'pgdata'));
  emptyUnfinished(folder);
  expect(readdirSync(folder).sort()).toEqual(['pgdata', 'uploads']);
});

test('a folder that was filled to the end keeps everything', () => {
  markUnfinished(folder).finish();
  emptyUnfinished(folder);
  expect(readdirSync(folder).sort()).toEqual(['pgdata', 'sandbox', 'uploads']);
});
