import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#scripts/user-error.mjs';
import type { LoadRequest } from './load-generator.ts';
import { type Running, scratch } from './processes.ts';

type Load = {
  readonly url: string;
  readonly request: LoadRequest;
  readonly connections: number;
  readonly seconds: number;
};

const installing = 'apt-get update && apt-get install -y --no-install-recommends wrk';

/** The load generator, a Debian package: in C, so that it takes little of the processor it measures. */
function ensureWrk(): void {
  const isThere = () => spawnSync('wrk', ['-v']).error === undefined;
  if (isThere()) return;
  if (process.getuid?.() === 0) spawnSync('sh', ['-c', installing]);
  if (!isThere()) throw new UserError(`wrk is missing: ${installing}`);
}

const quote = (text: string) => JSON.stringify(text);

/** Repeats one request; returns how many were answered, by a success each. */
export async function repeatRequest({ url, request, connections, seconds }: Load): Promise<number> {
  ensureWrk();
  const { method, path, headers = {}, body } = request;
  const script = join(scratch, 'request.lua');
  const lines = [
    `wrk.method = ${quote(method)}`,
    ...Object.entries(headers).map(
      ([name, value]) => `wrk.headers[${quote(name)}] = ${quote(value)}`,
    ),
    ...(body ? [`wrk.body = ${quote(body)}`] : []),
  ];
  writeFileSync(script, `${lines.join('\n')}\n`);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url + path];
  const wrk = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  wrk.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(wrk, 'close');
  // One that took two seconds is counted by wrk as an error, and is slow, not wrong.
  if (/Non-2xx|Socket errors: (?!connect 0, read 0, write 0)/.test(output))
    throw new Error(`${url}${path}: ${output}`);
  return Number(/(\d+) requests in/.exec(output)?.[1]);
}

/** How often a page or call is answered in a second. */
export async function readPerSecond(
  url: string,
  { connections, seconds }: Pick<Load, 'connections' | 'seconds'>,
): Promise<number> {
  const request = { method: 'GET', path: '', headers: { 'accept-encoding': 'br' } };
  return (await repeatRequest({ url, request, connections, seconds })) / seconds;
}

const ticksPerSecond = 100;

/** The processor time that a process has used, all its threads together, by the kernel's accounts. */
export function processorSeconds({ pid }: { readonly pid?: number }): number {
  // After the name, which may hold anything: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (Number(user) + Number(system)) / ticksPerSecond;
}

/** How often a server answers a request in a second of processor time. */
export async function answersPerProcessorSecond(
  server: Running,
  load: Omit<Load, 'url'>,
): Promise<number> {
  const before = processorSeconds(server.process);
  const answers = await repeatRequest({ ...load, url: server.url });
  return answers / (processorSeconds(server.process) - before);
}
