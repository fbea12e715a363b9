import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { migrationNames } from '#server/platform/db/migrate.ts';
import type { Db, Tx } from '#server/platform/db/open-database.ts';
import {
  type FileStore,
  storedFileName,
  undefinedIfMissing,
} from '#server/platform/files/file-store.ts';
import { type BackupTable, listBackupTables, tablesKeptByTriggers } from './backup-tables.ts';
import { type Manifest, tablePath } from './write-backup.ts';

const rowsAtOnce = 500;

/**
 * Fills an empty shop from a backup: all tables in one transaction, then the files.
 * @throws Error with a sentence when the folder is no backup of this version, or damaged, or the shop is
 * not empty
 */
export async function readBackup(db: Db, store: FileStore, folder: string): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    const tables = await listBackupTables(tx);
    await demandEmpty(tx);
    // What a shop gives itself as it first starts is in the backup, too.
    for (const { name } of tables.toReversed()) await deleteRows(tx, name);
    for (const table of tables) {
      if (tablesKeptByTriggers.includes(table.name)) await deleteRows(tx, table.name);
      await readTable(tx, table, join(folder, tablePath(table.name)));
    }
  });
  for (const name of await readdir(join(folder, 'uploads'))) {
    if (storedFileName.test(name))
      await store.write(name, await readFile(join(folder, 'uploads', name)));
  }
  return manifest;
}

/**
 * Reads every file of a backup.
 * @throws Error with a sentence when the folder is no backup of this version, or a file of it is missing
 * or another than was written
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const [path, written] of Object.entries(manifest.digests)) {
    const digest = await digestOf(join(folder, path)).catch(undefinedIfMissing);
    if (digest === undefined) throw new Error(`The backup is damaged: ${path} is missing.`);
    if (digest !== written) throw new Error(`The backup is damaged: ${path} has changed.`);
  }
  return manifest;
}

async function digestOf(path: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(path)) digest.update(chunk as Uint8Array);
  return digest.digest('hex');
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(undefinedIfMissing);
  if (!text) throw new Error(`${folder} is not a finished backup: it has no manifest.json.`);
  const manifest = JSON.parse(text) as Manifest;
  const unknown = manifest.migrations.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0 || manifest.migrations.length !== migrationNames.length) {
    throw new Error(
      'The backup was made by another version of the shop. Restore it with that version, then start this one.',
    );
  }
  return manifest;
}

async function demandEmpty(tx: Tx): Promise<void> {
  const { rows } = await sql`
    select 1 from (select id from users union all select id from products) as anything limit 1`.execute(
    tx,
  );
  if (rows.length > 0) {
    throw new Error('The shop to restore into has data already. Restore into an empty one.');
  }
}

const deleteRows = (tx: Tx, table: string) => sql`delete from ${sql.raw(table)}`.execute(tx);

async function readTable(tx: Tx, table: BackupTable, path: string): Promise<void> {
  let batch: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    batch.push(line);
    if (batch.length < rowsAtOnce) continue;
    await insertRows(tx, table, batch);
    batch = [];
  }
  await insertRows(tx, table, batch);
}

async function insertRows(tx: Tx, { name, columns }: BackupTable, rows: string[]): Promise<void> {
  if (rows.length === 0) return;
  const list = sql.raw(columns.join(', '));
  const table = sql.raw(name);
  await sql`
    insert into ${table} (${list})
    select ${list} from json_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::json)`.execute(
    tx,
  );
}
