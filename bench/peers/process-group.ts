import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { untilReady } from '#packages/server/test/shop-process.ts';
import { secondsUnlessEnded } from '../processor-time.ts';

type Manner = { readonly cwd: string; readonly env: NodeJS.ProcessEnv };

/** A program with all processes that it starts, which end together. */
type ProcessGroup = {
  readonly process: ChildProcess;
  /** The last of what they printed. */
  output(): string;
  stop(): Promise<void>;
};

const graceMs = 10_000;
const mostOutput = 4_000;
const running = new Set<ProcessGroup>();

function startGroup(
  [program, ...args]: readonly [string, ...string[]],
  { cwd, env }: Manner,
): ProcessGroup {
  const child = spawn(program, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-mostOutput);
    });
  // Also what was printed last has been read by then.
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', ({ message }) => {
      printed += message;
      resolve();
    });
  });
  const group: ProcessGroup = {
    process: child,
    output: () => printed,
    async stop() {
      running.delete(group);
      signal(child, 'SIGTERM');
      const deadline = performance.now() + graceMs;
      while (processesOf(child).length > 0 && performance.now() < deadline) await wait(50);
      signal(child, 'SIGKILL');
      await closed;
    },
  };
  if (running.size === 0) endWithBench();
  running.add(group);
  return group;
}

/** Runs a program to its end, or throws what it printed last when it fails or takes too long. */
export async function runToEnd(
  command: readonly [string, ...string[]],
  manner: Manner,
  limitSeconds: number,
): Promise<void> {
  const group = startGroup(command, manner);
  const isLate = AbortSignal.timeout(limitSeconds * 1_000);
  const end = await once(group.process, 'close', { signal: isLate }).catch((error) => {
    if (isLate.aborted) return `took longer than ${limitSeconds} s`;
    return (error as Error).message;
  });
  await group.stop();
  if (typeof end === 'string') throw new Error(`${command.join(' ')} ${end}`);
  if (end[0] !== 0)
    throw new Error(`${command.join(' ')} ended with ${end[0]}: ${lastLine(group)}`);
}

/** Starts a program that goes on, and waits until it can be used. */
export async function startUntilReady(
  command: readonly [string, ...string[]],
  manner: Manner,
  ready: { isReady(): Promise<boolean>; limitSeconds: number },
): Promise<ProcessGroup> {
  const group = startGroup(command, manner);
  const { isReady, limitSeconds } = ready;
  try {
    await untilReady({ url: '', process: group.process }, isReady, limitSeconds * 1_000);
    return group;
  } catch (error) {
    await group.stop();
    throw new Error(`${command.join(' ')}: ${(error as Error).message}: ${lastLine(group)}`);
  }
}

/** The line that says most about why a program failed. */
function lastLine({ output }: Pick<ProcessGroup, 'output'>): string {
  const lines = output()
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1) ?? 'it printed nothing';
}

/** The processor time that all processes of a group have used. */
export const groupSeconds = (child: ChildProcess): number =>
  processesOf(child).reduce((sum, pid) => sum + secondsUnlessEnded(pid), 0);

function processesOf({ pid: leader }: ChildProcess): number[] {
  // It has none if it could not be started.
  if (leader === undefined) return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && groupOf(pid) === leader);
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function groupOf(pid: number): number | undefined {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [state, , group] = fields.split(' ');
    return state === 'Z' ? undefined : Number(group);
  } catch {
    return undefined;
  }
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

let isWatched = false;

/** A group of its own gets no Ctrl-C from the terminal. */
function endWithBench(): void {
  if (isWatched) return;
  isWatched = true;
  process.once('exit', () => {
    for (const { process: child } of running) signal(child, 'SIGKILL');
  });
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));
}
