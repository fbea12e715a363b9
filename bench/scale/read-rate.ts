import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** How often wrk is answered in a second. */
export async function readPerSecond(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const args = [`-c${connections}`, `-d${seconds}s`, '-t1', '-H', 'accept-encoding: br', url];
  const wrk = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  wrk.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(wrk, 'close');
  // One that took two seconds is counted by wrk as an error, and is slow, not wrong.
  if (/Non-2xx|Socket errors: (?!connect 0, read 0, write 0)/.test(output))
    throw new Error(`${url}: ${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

const ticksPerSecond = 100;

/** The processor time that a process has used, all its threads together. */
export function processorSeconds({ pid }: { readonly pid?: number }): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / ticksPerSecond;
}
