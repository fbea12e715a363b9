import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/platform/config/start-error.ts';
import { migrationNames } from '#server/platform/db/migrate.ts';
import type { OpenDatabase } from '#server/platform/db/open-database.ts';
import { undefinedIfMissing } from '#server/platform/files/file-store.ts';
import { ownFile } from '#server/platform/files/own-folder.ts';
import type { TableSums } from './table-sums.ts';

/** Each engine's own format: it holds the schema, too, so that a newer version can migrate it. */
export const dumpFile = { postgres: 'database.dump', pglite: 'database.tar.gz' } as const;

const fileName = 'manifest.json';

export type Manifest = {
  readonly madeAt: string;
  readonly engine: OpenDatabase['engine'];
  /** The version of the program that wrote the dump; of the embedded database its own. */
  readonly postgresVersion: number;
  readonly migrations: readonly string[];
  /** The value in the dump. */
  readonly tables: TableSums;
  readonly files: number;
  /** SHA-256 of each file below the folder, by its path there. */
  readonly digests: Readonly<Record<string, string>>;
};

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, fileName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: ownFile });

/** @throws StartError when the folder is no backup that this version can read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(undefinedIfMissing);
  if (!text) throw new StartError(`${folder} is not a finished backup: it has no manifest.json.`);
  const manifest = JSON.parse(text) as Manifest;
  if (!manifest.engine) {
    throw new StartError(
      'The backup holds its tables as lines of JSON, as earlier versions wrote them. Restore it with the version that made it, then start this one.',
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
