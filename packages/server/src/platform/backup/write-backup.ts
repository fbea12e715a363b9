import { createHash } from 'node:crypto';
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
  /** SHA-256 of each file below the folder, by its path there. */
  readonly digests: Readonly<Record<string, string>>;
};

/**
 * Writes the whole shop into an empty folder: each table as lines of JSON, all from one snapshot,
 * then the uploaded files. The manifest is written last: a folder without one is not a backup.
 */
export async function writeBackup(db: Db, store: FileStore, folder: string): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: ownFolder });
  await mkdir(join(folder, 'uploads'), { recursive: true, mode: ownFolder });
  const digests: Record<string, string> = {};
  const write = async (path: string, bytes: Bytes) => {
    digests[path] = await writeDigested(join(folder, path), bytes);
  };
  const tables = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      const counts: Record<string, number> = {};
      for (const table of await listBackupTables(tx)) {
        counts[table.name] = await writeTable(tx, table, write);
      }
      return counts;
    });
  const names = await store.list();
  for (const name of names) {
    const file = await store.read(name);
    if (file) await write(`uploads/${name}`, file.stream);
  }
  const manifest: Manifest = {
    madeAt: new Date().toISOString(),
    migrations: migrationNames,
    tables,
    files: names.length,
    digests,
  };
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: ownFile,
  });
  return manifest;
}

type Bytes = AsyncIterable<string | Uint8Array>;
type Write = (path: string, bytes: Bytes) => Promise<void>;

async function writeTable(tx: Tx, { name, columns }: BackupTable, write: Write): Promise<number> {
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
  await write(tablePath(name), lines());
  await sql`close backup_rows`.execute(tx);
  return count;
}

export const tablePath = (name: string): string => `tables/${name}.jsonl`;

/** Returns the digest of what was written. */
async function writeDigested(path: string, bytes: Bytes): Promise<string> {
  const digest = createHash('sha256');
  async function* digested(): AsyncGenerator<string | Uint8Array> {
    for await (const chunk of bytes) {
      digest.update(chunk);
      yield chunk;
    }
  }
  await pipeline(digested, createWriteStream(path, { mode: ownFile }));
  return digest.digest('hex');
}
