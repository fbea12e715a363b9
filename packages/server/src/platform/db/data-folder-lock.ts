import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#server/platform/config/start-error.ts';

/**
 * Locks a data folder for this process. Two processes on one embedded database lose rows, so the
 * second one is refused. The lock of a killed process is taken over: it holds the process id and
 * start time, so that a reused process id does not count as alive.
 * @throws StartError when another process has the folder
 */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'shop.lock');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, JSON.stringify(identify(process.pid)));
      closeSync(file);
      return { release: () => rmSync(path, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = readHolder(path);
      if (holder && isRunning(holder)) {
        throw new StartError(
          `The data folder ${folder} is in use by another process (${holder.pid}). ` +
            'Stop that one first, or set DATA_DIR to another folder.',
        );
      }
      rmSync(path, { force: true });
    }
  }
  throw new StartError(`The data folder ${folder} could not be locked.`);
}

type Holder = { pid: number; startedAt: string };

function identify(pid: number): Holder {
  return { pid, startedAt: startOf(pid) };
}

function isRunning(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startOf(holder.pid) === holder.startedAt;
}

/** The kernel's start time of a process in ticks; '' where there is no /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}
