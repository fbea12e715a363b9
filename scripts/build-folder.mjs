import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

const CURRENT = 'current';
const DAY_MS = 24 * 3_600_000;

/**
 * A folder of builds, each in one of its own that nothing changes once it is finished; a link leads to
 * the current one. A running shop goes on with the build it began with, and pages that are open find
 * the files of the one before for a day.
 */
export const openBuildFolder = (folder) => ({
  /** Whether the current build has this name. */
  isCurrent: (name) => currentIn(folder) === name && existsSync(join(folder, name)),
  /** @param {(unfinished: string) => Promise<void>} make fills the folder it is given */
  async add(name, make) {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(join(folder, name))) await fill(folder, name, make);
    switchTo(folder, name);
    removeOld(folder, name);
  },
});

async function fill(folder, name, make) {
  const unfinished = join(folder, `unfinished-${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  try {
    await make(unfinished);
    // Somebody else may have built the same meanwhile.
    if (!existsSync(join(folder, name))) renameSync(unfinished, join(folder, name));
  } catch (error) {
    if (error.code !== 'ENOTEMPTY') throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function switchTo(folder, name) {
  const before = currentIn(folder);
  if (before === name) return;
  const link = join(folder, `link-${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(name, link);
  // In one step: there is a current build at any moment.
  renameSync(link, join(folder, CURRENT));
  // The time of a build that was replaced says when.
  if (before && existsSync(join(folder, before))) touch(join(folder, before));
}

function touch(path) {
  const now = new Date();
  utimesSync(path, now, now);
}

function currentIn(folder) {
  try {
    return readlinkSync(join(folder, CURRENT));
  } catch {
    return undefined;
  }
}

/** The one before stays however long ago it was replaced: a process may still run on it. */
function removeOld(folder, current) {
  const others = readdirSync(folder)
    .filter((name) => name !== CURRENT && name !== current)
    .map((name) => join(folder, name))
    .map((path) => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  for (const { path, time } of others.slice(1)) {
    if (Date.now() - time > DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}
