import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartError } from '#server/platform/config/start-error.ts';
import { lockDataFolder } from '#server/platform/db/data-folder-lock.ts';
import { openEmbeddedDatabase, openServerDatabase } from '#server/platform/db/open-database.ts';
import { type FileStore, storedFileName } from '#server/platform/files/file-store.ts';
import { checkBackup, compareTables, openDump } from './check-backup.ts';
import { demandEmpty } from './demand-empty.ts';
import { dumpFile, type Manifest, readManifest } from './manifest.ts';
import { findPostgresProgram, runPostgresProgram } from './postgres-programs.ts';
import { portable } from './write-backup.ts';

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
  const manifest = await readManifest(folder);
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
  await checkBackup(folder, manifest);
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
      // Tables that a shop fills at its first start; the backup brings all of their rows.
      await sql`drop schema if exists pgboss cascade`.execute(db);
      await sql`drop schema public cascade`.execute(db);
      await sql`create schema public`.execute(db);
    }
    const program = findPostgresProgram('pg_restore', manifest.postgresVersion);
    const args = [...portable, '--single-transaction', '--exit-on-error', path];
    await runPostgresProgram(program, args, url);
    await sql`analyze`.execute(db);
    await compareTables(db, manifest);
  } finally {
    await close();
  }
}

/** Beside the data of the empty shop, whose place it takes when it is whole. */
async function restoreEmbedded(dataDir: string, path: string, manifest: Manifest): Promise<void> {
  const lock = lockDataFolder(dataDir);
  try {
    const place = join(dataDir, 'pgdata');
    if (existsSync(place)) {
      const { db, close } = await openEmbeddedDatabase({ dataDir });
      await demandEmpty(db).finally(close);
    }
    const beside = join(dataDir, 'restoring');
    await rm(beside, { recursive: true, force: true });
    await openDump(path, manifest, beside);
    await rm(place, { recursive: true, force: true });
    await rename(join(beside, 'pgdata'), place);
    await rm(beside, { recursive: true });
  } finally {
    lock.release();
  }
}
