import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostgresProgram, runPostgresProgram } from './postgres-programs.ts';

let folder: string;
const folders: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mathappu-programs-'));
  for (const version of [17, 15, 16]) {
    const bin = join(folder, String(version));
    await mkdir(bin);
    const script = `#!/bin/sh\n[ "$1" = --version ] && echo "pg_dump (PostgreSQL) ${version}.4" && exit\necho "$@ $PGPASSWORD"\n`;
    await writeFile(join(bin, 'pg_dump'), script, { mode: 0o755 });
    folders.push(bin);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the lowest version that is new enough for the server is taken', () => {
  expect(findPostgresProgram('pg_dump', 15, folders).version).toBe(15);
  expect(findPostgresProgram('pg_dump', 16, folders).version).toBe(16);
  expect(() => findPostgresProgram('pg_dump', 18, folders)).toThrow(
    'is of PostgreSQL 17, and 18 or newer is needed. Install the client programs of PostgreSQL 18',
  );
  expect(() => findPostgresProgram('pg_restore', 16, folders)).toThrow('pg_restore was not found');
});

test('the password is in the environment of the program, not among its arguments', async () => {
  const program = findPostgresProgram('pg_dump', 15, folders);
  const output = await runPostgresProgram(
    program,
    ['--list'],
    'postgres://shop:a%20b@db.test/shop',
  );
  expect(output).toBe('--dbname=postgres://shop@db.test/shop --list a b\n');
});
