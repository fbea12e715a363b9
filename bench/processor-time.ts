import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The processor time that a process has used, all its threads together, by the kernel's accounts. */
export function processorSeconds({ pid }: { readonly pid?: number }): number {
  // Nanoseconds on a processor: https://docs.kernel.org/scheduler/sched-stats.html#proc-pid-schedstat
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    unlessEnded(() =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    ),
  );
  return nanoseconds.reduce((sum, value) => sum + value, 0) / 1e9;
}

/** After the name, which may hold anything: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

export const parentOf = (pid: number): number => Number(statOf(pid)[1]);

export function nameOf(pid: number): string | undefined {
  const file = `/proc/${pid}/comm`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

const ticksPerSecond = 100;

/** Of a process and its children, those that have ended included. */
export function processorSecondsOfTree(pid: number): number {
  const ended = statOf(pid).slice(13, 15).map(Number);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return [pid, ...children.filter(Boolean).map(Number)].reduce(
    (sum, each) => sum + secondsUnlessEnded(each),
    ended.reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond,
  );
}

export const secondsUnlessEnded = (pid: number): number =>
  unlessEnded(() => processorSeconds({ pid }));

/** Threads and processes may end between their list and their account. */
function unlessEnded(read: () => number): number {
  try {
    return read();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return 0;
    throw error;
  }
}
