import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#server/platform/config/start-error.ts';
import { makeOwnFolder, ownFile } from '#server/platform/files/own-folder.ts';

/**
 * Locks a data folder for this process by a file with its process id, since two processes on one embedded
 * database lose rows. The lock of a process that has ended, or had this one's id, is taken over.
 * @throws StartError while another process has the folder
 */
export function lockDataFolder(folder: string): { release(): void } {
  makeOwnFolder(folder);
  const path = join(folder, 'shop.lock');
  const holder = readHolder(path);
  if (holder !== undefined && (holder === process.pid || !isAlive(holder))) rmSync(path);
  try {
    writeFileSync(path, JSON.stringify({ pid: process.pid }), { flag: 'wx', mode: ownFile });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new StartError(
      `The data folder ${folder} is in use by another process (${readHolder(path)}). ` +
        'Stop that one first, or set DATA_DIR to another folder. ' +
        `When that process is no shop, delete ${path}.`,
    );
  }
  return { release: () => rmSync(path, { force: true }) };
}

/** The process id; undefined where there is no lock, and 0, which no process has, where it cannot be read. */
function readHolder(path: string): number | undefined {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { pid: number }).pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : 0;
  }
}

/** A process of another user lives as well, though it cannot be asked. */
function isAlive(pid: number): boolean {
  if (pid === 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
