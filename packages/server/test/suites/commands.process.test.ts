import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { openEmbeddedDatabase } from '#server/platform/db/open-database.ts';

let scratch: string;
let dataDir: string;
let backups: string;
/** Backups that are there, and their files: a manifest when they are finished. */
const older: readonly [name: string, files: readonly string[]][] = [
  ['2020-01-05-09-00-00', ['manifest.json']],
  ['2020-01-05-10-00-00', []],
  ['2020-01-05-11-00-00', ['manifest.json']],
  ['before-diwali', ['manifest.json']],
];
/** A backup whose folder somebody has named, what the command said, and the backups that it left. */
let named: { folder: string; said: string; left: string[] };
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'mathappu-commands-'));
  dataDir = join(scratch, 'data');
  await mkdir(dataDir);
  const database = await openEmbeddedDatabase({ dataDir });
  const { db, close } = database;
  await migrate(database);
  for (const subjectId of [newId(), newId()]) {
    await insertAuditEntry(db, {
      actorId: newId(),
      action: 'product.update',
      subjectKind: 'product',
      subjectId,
      before: { price: 5 },
      after: { price: 6 },
    });
  }
  await close();
  backups = join(dataDir, 'backups');
  for (const [name, files] of older) {
    await mkdir(join(backups, name), { recursive: true });
    for (const file of files) await writeFile(join(backups, name, file), '{}');
  }
  const folder = join(scratch, 'named');
  named = { folder, said: run('backup', [folder]).said, left: await readdir(backups) };
});
afterAll(() => rm(scratch, { recursive: true }));

/** Runs a command as its owner does, on the data folder unless the settings say otherwise. */
function run(command: string, args: readonly string[] = [], settings: NodeJS.ProcessEnv = {}) {
  const file = fileURLToPath(new URL(`../../src/cli/${command}.ts`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: '', ...settings },
  });
  return { status, said: `${stdout}${stderr}` };
}

test('a backup deletes older ones, neither what is unfinished nor what somebody named', async () => {
  const { status, said } = run('backup');
  expect(status).toBe(0);
  expect(said).toMatch(/^\d+ rows and 0 files are in .+\n1 older ones were deleted\n$/);
  const left = (await readdir(backups)).toSorted();
  expect(left).toEqual([
    '2020-01-05-10-00-00',
    '2020-01-05-11-00-00',
    expect.stringMatching(/^20\d\d-/),
    'before-diwali',
  ]);
});

test('a backup in a folder that somebody names deletes none', async () => {
  expect(named.said).toMatch(/^\d+ rows and 0 files are in .+\n$/);
  expect(named.left).toHaveLength(older.length);
  expect(await readdir(named.folder)).toContain('manifest.json');
});

test('a restore is to a server itself, and brings everything to a new folder', async () => {
  const target = join(scratch, 'restored');
  const settings = { DATA_DIR: target };
  expect(run('restore', [], settings)).toMatchObject({
    status: 1,
    said: expect.stringContaining('Name the folder of the backup'),
  });
  const pooled = {
    ...settings,
    DATABASE_URL: 'postgres://localhost:1/shop',
    DATABASE_DIRECT_URL: 'postgres://localhost:2/shop',
  };
  expect(run('restore', [named.folder], pooled)).toMatchObject({
    status: 1,
    said: expect.stringContaining('DATABASE_DIRECT_URL is set as well'),
  });
  const [rows = 'none'] = /^\d+ rows/.exec(named.said) ?? [];
  expect(run('restore', [named.folder], settings)).toMatchObject({
    status: 0,
    said: expect.stringContaining(`${rows} and 0 files are back`),
  });
});

test('a backup makes no shop where there is none', () => {
  const elsewhere = join(scratch, 'elsewhere');
  const refused = { status: 1, said: `There is no shop in ${elsewhere}.\n` };
  expect(run('backup', [], { DATA_DIR: elsewhere })).toEqual(refused);
  expect(existsSync(join(elsewhere, 'pgdata'))).toBe(false);
});
