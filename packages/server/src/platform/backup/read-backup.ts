import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartError } from '#server/platform/config/start-error.ts';
import { lockDataFolder } from '#server/platform/db/data-folder-lock.ts';
import { migrationNames } from '#server/platform/db/migrate.ts';
import {
  type Db,
  openEmbeddedDatabase,
  openServerDatabase,
} from '#server/platform/db/open-database.ts';
import {
  type FileStore,
  storedFileName,
  undefinedIfMissing,
} from '#server/platform/files/file-store.ts';
import { demandEmpty } from './demand-empty.ts';
import { findPostgresProgram, runPostgresProgram } from './postgres-programs.ts';
import { listStoredTables } from './stored-tables.ts';
import { assertEqualSums, sumTables } from './table-sums.ts';
import { digestOf, dumpFile, type Manifest, portable } from './write-backup.ts';

/** Where to restore to. */
type Target = { readonly databaseUrl: string | undefined; readonly dataDir: string };

/**
 * Fills an empty shop from a backup: the database, compared with what the backup says of each table,
 * then the files. It is then of the version that the backup was made by: a start migrates it.
 * @throws Error with a sentence when the folder is no backup for this target and version, or damaged, or
 * the shop is not empty
 */
export async function readBackup(
  { databaseUrl, dataDir }: Target,
  store: FileStore,
  folder: string,
): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  if (databaseUrl !== undefined && manifest.engine === 'pglite') {
    throw new StartError(
      'The backup is of the embedded database. Restore it without DATABASE_URL, then take it to the server by npm run move-to-postgres.',
    );
  }
  if (databaseUrl === undefined && manifest.engine === 'postgres') {
    throw new StartError(
      'The backup is of a PostgreSQL server. Set DATABASE_URL to an empty database.',
    );
  }
  const path = join(folder, dumpFile[manifest.engine]);
  await (databaseUrl === undefined
    ? restoreEmbedded(dataDir, path, manifest)
    : restoreServer(databaseUrl, path, manifest));
  for (const name of await readdir(join(folder, 'uploads'))) {
    if (storedFileName.test(name))
      await store.write(name, await readFile(join(folder, 'uploads', name)));
  }
  return manifest;
}

async function restoreServer(url: string, path: string, manifest: Manifest): Promise<void> {
  const { db, close } = openServerDatabase(url, {
    poolSize: 1,
    isPatient: true,
    onError: () => undefined,
  });
  try {
    if (await demandEmpty(db)) {
      // What a shop gives itself as it first starts: the backup brings all of it.
      await sql`drop schema if exists pgboss cascade`.execute(db);
      await sql`drop schema public cascade`.execute(db);
      await sql`create schema public`.execute(db);
    }
    const program = findPostgresProgram('pg_restore', manifest.postgresVersion);
    const args = [...portable, '--single-transaction', '--exit-on-error', path];
    await runPostgresProgram(program, args, url);
    await sql`analyze`.execute(db);
    await compare(db, manifest);
  } finally {
    await close();
  }
}

/** Beside the data of the empty shop, whose place it takes when it is whole. */
async function restoreEmbedded(dataDir: string, path: string, manifest: Manifest): Promise<void> {
  const lock = await lockDataFolder(dataDir);
  try {
    const place = join(dataDir, 'pgdata');
    if (existsSync(place)) {
      const { db, close } = await openEmbeddedDatabase({ dataDir });
      await demandEmpty(db).finally(close);
    }
    const beside = join(dataDir, 'restoring');
    await rm(beside, { recursive: true, force: true });
    await loadDump(beside, path, manifest);
    await rm(place, { recursive: true, force: true });
    await rename(join(beside, 'pgdata'), place);
    await rm(beside, { recursive: true });
  } finally {
    lock.release();
  }
}

async function loadDump(dataDir: string, path: string, manifest: Manifest): Promise<void> {
  const dump = new Blob([await readFile(path)], { type: 'application/x-gzip' });
  const { db, close } = await openEmbeddedDatabase({ dataDir, dump });
  try {
    await compare(db, manifest);
  } finally {
    await close();
  }
}

async function compare(db: Db, { tables }: Manifest): Promise<void> {
  assertEqualSums(tables, await sumTables(db, await listStoredTables(db)));
}

/**
 * Reads every file of a backup.
 * @throws Error with a sentence when the folder is no backup that this version can read, or a file of it
 * is missing or another than was written
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const [path, written] of Object.entries(manifest.digests)) {
    const digest = await digestOf(join(folder, path)).catch(undefinedIfMissing);
    if (digest === undefined) throw new StartError(`The backup is damaged: ${path} is missing.`);
    if (digest !== written) throw new StartError(`The backup is damaged: ${path} has changed.`);
  }
  if (manifest.engine === 'postgres') {
    const program = findPostgresProgram('pg_restore', manifest.postgresVersion);
    await runPostgresProgram(program, ['--list', join(folder, dumpFile.postgres)]);
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(undefinedIfMissing);
  if (!text) throw new StartError(`${folder} is not a finished backup: it has no manifest.json.`);
  const manifest = JSON.parse(text) as Manifest;
  if (!manifest.engine) {
    throw new StartError(
      'The backup holds its tables as lines of JSON, as versions before decision 55 wrote them. Restore it with the version that made it, then start this one.',
    );
  }
  const unknown = manifest.migrations.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0) {
    throw new StartError(
      `The backup was made by a newer version of the shop (${unknown[0]}). Restore it with that version.`,
    );
  }
  return manifest;
}
