import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { StartError } from '#server/platform/config/start-error.ts';
import { type Db, openEmbeddedDatabase } from '#server/platform/db/open-database.ts';
import { undefinedIfMissing } from '#server/platform/files/file-store.ts';
import { dumpFile, type Manifest } from './manifest.ts';
import { findPostgresProgram, runPostgresProgram } from './postgres-programs.ts';
import { listStoredTables } from './stored-tables.ts';
import { assertEqualSums, sumTables } from './table-sums.ts';

/**
 * Reads every file of a backup, and every row of its dump.
 * @throws Error with a sentence when a file is missing or another than was written, or the dump was
 * written damaged
 */
export async function checkBackup(folder: string, manifest: Manifest): Promise<void> {
  for (const [path, written] of Object.entries(manifest.digests)) {
    const digest = await digestOf(join(folder, path)).catch(undefinedIfMissing);
    if (digest === undefined) throw new StartError(`The backup is damaged: ${path} is missing.`);
    if (digest !== written) throw new StartError(`The backup is damaged: ${path} has changed.`);
  }
  await readDump(folder, manifest);
}

/** Digests say that a dump is as it was written, and not that it can be restored. */
async function readDump(folder: string, manifest: Manifest): Promise<void> {
  const name = dumpFile[manifest.engine];
  const path = join(folder, name);
  try {
    if (manifest.engine === 'pglite') return await openDump(path, manifest);
    const program = findPostgresProgram('pg_restore', manifest.postgresVersion);
    await runPostgresProgram(program, ['--file=/dev/null', path]);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The backup is damaged: ${name} cannot be read (${error}).`);
  }
}

/** Opens a dump of the embedded database, in memory when no folder is given, and compares its tables. */
export async function openDump(path: string, manifest: Manifest, dataDir?: string): Promise<void> {
  // Unpacked here, since the database itself ends the process when it cannot.
  const dump = new Blob([await promisify(gunzip)(await readFile(path))]);
  const { db, close } = await openEmbeddedDatabase({ dump, ...(dataDir && { dataDir }) });
  try {
    await compareTables(db, manifest);
  } finally {
    await close();
  }
}

export async function compareTables(db: Db, { tables }: Manifest): Promise<void> {
  assertEqualSums(tables, await sumTables(db, await listStoredTables(db)));
}

export async function digestOf(path: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(path)) digest.update(chunk as Uint8Array);
  return digest.digest('hex');
}
