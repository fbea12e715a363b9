import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { archivedMovements } from '#server/catalogue/stock-queries.ts';
import { archivedMessages } from '#server/messages/message-queries.ts';
import { archivedStatusChanges } from '#server/orders/status-change-queries.ts';
import { digestOf } from '#server/platform/backup/check-backup.ts';
import { StartError } from '#server/platform/config/start-error.ts';
import type { Archivable } from '#server/platform/db/archivable.ts';
import { archivedEntries } from '#server/platform/db/audit-queries.ts';
import type { Db, Tx } from '#server/platform/db/open-database.ts';
import { readByCursor } from '#server/platform/db/read-by-cursor.ts';
import { ownFile, ownFolder } from '#server/platform/files/own-folder.ts';

const archivables: readonly Archivable[] = [
  archivedEntries,
  archivedMessages,
  archivedStatusChanges,
  archivedMovements,
];

const rowsAtOnce = 500;
/** An arbitrary advisory lock that nothing else on this database uses. */
const archiveLock = 7_202_612;

/** What a folder is called until it is whole, and until its rows are deleted. */
const writing = '.writing';
const written = '.written';

type Manifest = {
  readonly before: string;
  readonly tables: Readonly<Record<string, { rows: number; sha256: string }>>;
};

/**
 * Moves rows from before a moment out of the database, into a new folder of files of gzip'd lines of
 * JSON. They are deleted once the files are whole and on disk; what was broken off is finished, or done
 * again, by the next call. Returns undefined when there was nothing.
 * @param db one with a single connection, whose statements have no timeout
 */
export async function archiveRows(
  db: Db,
  archives: string,
  { before, name }: { before: Date; name: string },
): Promise<Manifest['tables'] | undefined> {
  const { rows } = await sql<{ isAlone: boolean }>`
    select pg_try_advisory_lock(${archiveLock}::bigint) as "isAlone"`.execute(db);
  if (!rows[0]?.isAlone) throw new StartError('Another archive is being written.');
  try {
    await mkdir(archives, { recursive: true, mode: ownFolder });
    await finishEarlier(db, archives);
    return await archiveInto(db, join(archives, name), before);
  } finally {
    await sql`select pg_advisory_unlock(${archiveLock}::bigint)`.execute(db);
  }
}

async function archiveInto(
  db: Db,
  folder: string,
  before: Date,
): Promise<Manifest['tables'] | undefined> {
  const { tables } = await writeArchive(db, folder, before);
  if (Object.values(tables).every((table) => table.rows === 0)) {
    await rm(folder + writing, { recursive: true });
    return undefined;
  }
  await syncFolder(folder + writing);
  await rename(folder + writing, folder + written);
  await syncFolder(dirname(folder));
  await deleteWritten(db, folder);
  return tables;
}

/** A power cut then leaves its entries. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

async function finishEarlier(db: Db, archives: string): Promise<void> {
  for (const name of await readdir(archives)) {
    if (name.endsWith(writing)) await rm(join(archives, name), { recursive: true });
    if (name.endsWith(written))
      await deleteWritten(db, join(archives, name.slice(0, -written.length)));
  }
}

async function writeArchive(db: Db, folder: string, before: Date): Promise<Manifest> {
  await mkdir(folder + writing, { mode: ownFolder });
  const tables: Record<string, { rows: number; sha256: string }> = {};
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      for (const archivable of archivables) {
        const path = fileOf(folder + writing, archivable.table);
        const rows = await writeRows(tx, archivable, before, path);
        tables[archivable.table] = { rows, sha256: await digestOf(path) };
      }
    });
  const manifest: Manifest = { before: before.toISOString(), tables };
  const path = join(folder + writing, 'manifest.json');
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`, { mode: ownFile, flush: true });
  return manifest;
}

const fileOf = (folder: string, table: string): string => join(folder, `${table}.jsonl.gz`);

/** Returns how many; they are on disk then. */
async function writeRows(
  tx: Tx,
  { table, columns, condition, order = sql`id`, withhold = (row) => row }: Archivable,
  before: Date,
  path: string,
): Promise<number> {
  let count = 0;
  const archived = sql<{ row: Record<string, unknown> }>`
    select row_to_json(r) as row
    from (
      select ${columns} from ${sql.table(table)} where ${condition(before)} order by ${order}
    ) as r`;
  async function* lines(): AsyncGenerator<string> {
    for await (const rows of readByCursor(tx, archived)) {
      count += rows.length;
      yield rows.map(({ row }) => `${JSON.stringify(withhold(row))}\n`).join('');
    }
  }
  await pipeline(lines, createGzip(), createWriteStream(path, { mode: ownFile, flush: true }));
  return count;
}

/** Deletes what the archive has, and nothing else, so that it can be begun again. */
async function deleteWritten(db: Db, folder: string): Promise<void> {
  const manifest = JSON.parse(
    await readFile(join(folder + written, 'manifest.json'), 'utf8'),
  ) as Manifest;
  for (const { table, replace } of archivables) {
    if (!manifest.tables[table]) continue;
    const path = fileOf(folder + written, table);
    if ((await digestOf(path)) !== manifest.tables[table].sha256) {
      throw new StartError(
        `${path} has changed since it was written; its rows stay in the database.`,
      );
    }
    for await (const ids of readIds(path)) {
      const deletion = sql`delete from ${sql.table(table)} where id = any(${ids}::uuid[])`;
      await (replace?.(deletion) ?? deletion).execute(db);
    }
  }
  await rename(folder + written, folder);
}

async function* readIds(path: string): AsyncGenerator<string[]> {
  let ids: string[] = [];
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()) });
  for await (const line of lines) {
    ids.push((JSON.parse(line) as { id: string }).id);
    if (ids.length < rowsAtOnce) continue;
    yield ids;
    ids = [];
  }
  if (ids.length > 0) yield ids;
}
