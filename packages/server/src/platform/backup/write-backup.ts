import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type {
  EmbeddedDatabase,
  OpenDatabase,
  Queryable,
  ServerDatabase,
} from '#server/platform/db/open-database.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { ownFile, ownFolder } from '#server/platform/files/own-folder.ts';
import { checkBackup, digestOf } from './check-backup.ts';
import { dumpFile, type Manifest, writeManifest } from './manifest.ts';
import { findPostgresProgram, runPostgresProgram } from './postgres-programs.ts';
import { listStoredTables } from './stored-tables.ts';
import { sumTables } from './table-sums.ts';

/** For another server, another role and other rights. */
export const portable = ['--no-owner', '--no-acl', '--no-comments'] as const;

/**
 * Writes the whole shop into an empty folder: the database, from one snapshot, then the uploaded files.
 * What was written is read once more, and then the manifest is written: a folder without one is not a
 * backup.
 * @param database one whose statements have no timeout
 * @throws Error with a sentence when the backup is damaged
 */
export async function writeBackup(
  database: OpenDatabase,
  store: FileStore,
  folder: string,
): Promise<Manifest> {
  await mkdir(join(folder, 'uploads'), { recursive: true, mode: ownFolder });
  const dump = dumpFile[database.engine];
  const dumped = await (database.engine === 'pglite'
    ? dumpEmbedded(database, join(folder, dump))
    : dumpServer(database, join(folder, dump)));
  const digests: Record<string, string> = { [dump]: await digestOf(join(folder, dump)) };
  let files = 0;
  for await (const { name } of store.list()) {
    const file = await store.read(name);
    if (!file) continue;
    digests[`uploads/${name}`] = await writeDigested(join(folder, 'uploads', name), file.stream);
    files += 1;
  }
  const madeAt = new Date().toISOString();
  const manifest: Manifest = { madeAt, engine: database.engine, ...dumped, files, digests };
  await checkBackup(folder, manifest);
  await writeManifest(folder, manifest);
  return manifest;
}

type Dumped = Pick<Manifest, 'postgresVersion' | 'migrations' | 'tables'>;

async function dumpEmbedded({ db, pglite }: EmbeddedDatabase, path: string): Promise<Dumped> {
  const described = await describe(db);
  const dump = await pglite.dumpDataDir('gzip');
  await pipeline(dump.stream(), createWriteStream(path, { mode: ownFile }));
  return { ...described, postgresVersion: await serverVersion(db) };
}

/** The dump and the sums are of one snapshot. */
async function dumpServer({ db, direct }: ServerDatabase, path: string): Promise<Dumped> {
  const program = findPostgresProgram('pg_dump', await serverVersion(db));
  // pg_dump keeps the mode of a file that is there.
  await (await open(path, 'wx', ownFile)).close();
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tx);
      const args = [...portable, '--format=custom', `--snapshot=${rows[0]?.id}`, `--file=${path}`];
      const [described] = await Promise.all([
        describe(tx),
        runPostgresProgram(program, args, direct.connectionString),
      ]);
      return { ...described, postgresVersion: program.version };
    });
}

async function describe(db: Queryable): Promise<Pick<Manifest, 'migrations' | 'tables'>> {
  const applied = await db
    .selectFrom('applied_migrations')
    .select('name')
    .orderBy('name')
    .execute();
  return {
    migrations: applied.map(({ name }) => name),
    tables: await sumTables(db, await listStoredTables(db)),
  };
}

/** The major version. */
async function serverVersion(db: Queryable): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::integer / 10000 as version`.execute(db);
  return rows[0]?.version ?? 0;
}

/** Returns the digest of what was to be written. */
async function writeDigested(path: string, bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const digest = createHash('sha256');
  async function* digested(): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      digest.update(chunk);
      yield chunk;
    }
  }
  await pipeline(digested, createWriteStream(path, { mode: ownFile }));
  return digest.digest('hex');
}
