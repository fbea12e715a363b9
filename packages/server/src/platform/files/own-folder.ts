import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** Modes of folders and files that only their owner may open. */
export const ownFolder = 0o700;
export const ownFile = 0o600;

/** Makes the folder, with those above it that are missing, for its owner alone. */
export function makeOwnFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: ownFolder });
  closeToOthers(path);
}

/** Shuts out everybody else, where others may enter; nothing where there is no such folder. */
export function closeToOthers(path: string): void {
  const { mode = ownFolder } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(path, ownFolder);
  } catch (error) {
    // A mounted volume may belong to others, and an image cannot be written to.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'EROFS') throw error;
  }
}
