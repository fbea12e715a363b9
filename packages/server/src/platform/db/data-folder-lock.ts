import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartError } from '#server/platform/config/start-error.ts';
import { makeOwnFolder } from '#server/platform/files/own-folder.ts';

const signOfLifeMs = 1_000;
/**
 * Without a sign of life for so long, a holder that cannot be asked has ended. The embedded database works
 * in the thread that gives them: a dump or a clean-up may take it for several seconds.
 */
const silenceMs = 30_000;
/** How long a holder that is ending is waited for. */
const patienceMs = 3_000;
const lookMs = 50;

/**
 * Locks a data folder for this process. Two processes on one embedded database lose rows, so the
 * second one is refused after three seconds. The lock of a killed process is taken over: a holder
 * among the processes that this one can see is looked up by its process id and start time; one
 * elsewhere, as in another container on the same volume, lives while the time of its lock moves.
 * A holder that was taken for dead, as while its container was paused, ends as soon as it sees that.
 * @throws StartError when another process has the folder
 */
export async function lockDataFolder(
  folder: string,
  onLost: (sentence: string) => void = endProcess,
): Promise<{ release(): void }> {
  makeOwnFolder(folder);
  const path = join(folder, 'shop.lock');
  const own = identify();
  for (let waited = 0; ; waited += lookMs) {
    if (create(path, own)) {
      const sentence = `Another process has taken over the data folder ${folder}: this one ends, before both write to it.`;
      return hold(path, own, () => onLost(sentence));
    }
    if (!isHeld(path) && takeOver(path)) continue;
    if (waited >= patienceMs && !mayBeSilent(path)) {
      throw new StartError(
        `The data folder ${folder} is in use by another process (${readHolder(path)?.pid}). ` +
          'Stop that one first, or set DATA_DIR to another folder.',
      );
    }
    await wait(lookMs);
  }
}

type Holder = {
  readonly id: string;
  readonly pid: number;
  readonly startedAt: string;
  /** Processes of the same place see each other. */
  readonly place: string;
};

function endProcess(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function hold(path: string, { id }: Holder, onLost: () => void): { release(): void } {
  const isOwn = () => readHolder(path)?.id === id;
  const signs = setInterval(() => {
    const now = new Date();
    if (isOwn()) return utimesSync(path, now, now);
    // A lock that cannot be read at the moment is not lost.
    if (existsSync(path) && !readHolder(path)) return;
    clearInterval(signs);
    onLost();
  }, signOfLifeMs);
  signs.unref();
  return {
    release() {
      clearInterval(signs);
      if (isOwn()) rmSync(path, { force: true });
    },
  };
}

/** False when the file is there already. */
function create(path: string, content: object): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, JSON.stringify(content));
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes the lock of a dead holder; false while another process does so. One at a time, so that none
 * removes a lock just made.
 */
function takeOver(path: string): boolean {
  const guard = `${path}.takeover`;
  if (!create(guard, {})) {
    if (ageOf(guard) > silenceMs) rmSync(guard, { force: true });
    return false;
  }
  try {
    if (!isHeld(path)) rmSync(path, { force: true });
    return true;
  } finally {
    rmSync(guard, { force: true });
  }
}

const identify = (): Holder => ({
  id: randomUUID(),
  pid: process.pid,
  startedAt: startOf(process.pid),
  place: placeOf(),
});

function isHeld(path: string): boolean {
  const holder = readHolder(path);
  // A holder elsewhere, or one that is just writing the file.
  if (!holder || isElsewhere(holder)) return ageOf(path) <= silenceMs;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startOf(holder.pid) === holder.startedAt;
}

/** Whether a holder elsewhere has missed signs of life by now. */
function mayBeSilent(path: string): boolean {
  const holder = readHolder(path);
  return (!holder || isElsewhere(holder)) && ageOf(path) > 2 * signOfLifeMs;
}

/** Locks of releases without a place were read by processes that saw each other. */
const isElsewhere = ({ place = placeOf() }: Partial<Holder>): boolean => place !== placeOf();

/** The running kernel and the namespace of its process ids; the host's name where there is no /proc. */
function placeOf(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
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

/** In milliseconds since the last sign of life; that of a file that is gone is long ago. */
function ageOf(path: string): number {
  const file = statSync(path, { throwIfNoEntry: false });
  return file ? Date.now() - file.mtimeMs : Number.POSITIVE_INFINITY;
}

/** Undefined while it is being written, too. */
function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}
