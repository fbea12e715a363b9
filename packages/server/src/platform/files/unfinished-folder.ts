import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeOwnFolder, ownFile } from './own-folder.ts';

const markOf = (dataDir: string): string => join(dataDir, 'unfinished');

/** Says that a new data folder is being filled. */
export function markUnfinished(dataDir: string): { finish(): void } {
  makeOwnFolder(dataDir);
  writeFileSync(markOf(dataDir), '', { mode: ownFile });
  return { finish: () => rmSync(markOf(dataDir), { force: true }) };
}

/** Empties a data folder whose filling was cut off, so that the next start begins anew. */
export function emptyUnfinished(dataDir: string): void {
  if (!existsSync(markOf(dataDir))) return;
  for (const part of ['pgdata', 'sandbox']) {
    rmSync(join(dataDir, part), { recursive: true, force: true });
  }
  rmSync(markOf(dataDir));
}
