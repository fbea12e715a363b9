import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One digest over names and contents of files and folders below `root`. Contents rather than
 * times, because a clone or a checkout gives every file a new time. Hidden files in a folder, such as
 * an editor's, are no sources.
 */
export function digestSources(root, paths, isIgnored = (_path) => false) {
  const digest = createHash('sha256');
  const add = (path) => {
    if (isIgnored(path)) return;
    const full = join(root, path);
    if (statSync(full).isDirectory()) {
      const names = readdirSync(full).filter((name) => !name.startsWith('.'));
      for (const name of names.sort()) add(`${path}/${name}`);
      return;
    }
    const content = readFileSync(full);
    digest.update(`${path}\0${content.length}\0`).update(content);
  };
  for (const path of paths) add(path);
  return digest.digest('hex');
}
