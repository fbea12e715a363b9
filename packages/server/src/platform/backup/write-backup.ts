import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { migrationNames } from '#server/platform/db/migrate.ts';
import type { Db, Tx } from '#server/platform/db/open-database.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { type BackupTable, listBackupTables } from './backup-tables.ts';

const rowsAtOnce = 1_000;
/** For the shop's own user alone: backups hold password hashes, addresses and orders. */
const ownFolder = 0o700;
const ownFile = 0o600;

export type Manifest = {
  readonly madeAt: string;
  readonly migrations: readonly string[];
  readonly tables: Readonly<Record<string, number>>;
  readonly files: number;
};

/**
 * Writes the whole shop into an empty folder: each table as lines of JSON, all from one snapshot,
 * then the uploaded files. The manifest is written last: a folder without one is not a backup.
 */
export async function writeBackup(db: Db, store: FileStore, folder: string): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: ownFolder });
  await mkdir(join(folder, 'uploads'), { recursive: true, mode: ownFolder });
  const tables = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      const counts: Record<string, number> = {};
      for (const table of await listBackupTables(tx)) {
        counts[table.name] = await writeTable(
          tx,
          table,
          join(folder, 'tables', `${table.name}.jsonl`),
        );
      }
      return counts;
    });
  const names = await store.list();
  for (const name of names) await writeFileOf(store, name, join(folder, 'uploads', name));
  const manifest: Manifest = {
    madeAt: new Date().toISOString(),
    migrations: migrationNames,
    tables,
    files: names.length,
  };
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: ownFile,
  });
  return manifest;
}

async function writeTable(tx: Tx, { name, columns }: BackupTable, path: string): Promise<number> {
  let count = 0;
  await sql`declare backup_rows no scroll cursor for
    select row_to_json(r)::text as row from (select ${sql.raw(columns.join(', '))} from ${sql.raw(name)}) as r`.execute(
    tx,
  );
  async function* lines(): AsyncGenerator<string> {
    for (;;) {
      const { rows } = await sql<{
        row: string;
      }>`fetch ${sql.lit(rowsAtOnce)} from backup_rows`.execute(tx);
      if (rows.length === 0) return;
      count += rows.length;
      yield rows.map(({ row }) => `${row.replaceAll('\n', ' ')}\n`).join('');
    }
  }
  await pipeline(lines, createWriteStream(path, { mode: ownFile }));
  await sql`close backup_rows`.execute(tx);
  return count;
}

async function writeFileOf(store: FileStore, name: string, path: string): Promise<void> {
  const file = await store.read(name);
  if (file) await pipeline(file.stream, createWriteStream(path, { mode: ownFile }));
}
