import { spawn } from 'node:child_process';
import { once } from 'node:events';

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
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${url}: ${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}
