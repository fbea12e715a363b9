import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '#scripts/user-error.mjs';
import { scratch } from './processes.ts';

export type LoadRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/**
 * The connections take the requests in turn and begin again after the last. What is never to be
 * asked twice has `{count}` (seven digits) or `{signs}` in it, as in `requests.lua`.
 */
export type Load = {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly requests: readonly LoadRequest[];
};

type LoadResult = {
  readonly answers: number;
  readonly requestsPerSecond: number;
  readonly bytesPerAnswer: number;
  readonly p95Ms: number;
  readonly refused: number;
};

const installing = 'apt-get update && apt-get install -y --no-install-recommends wrk';

/** The load generator, a Debian package: in C, so that it takes little of the processor it measures. */
function ensureWrk(): void {
  const isThere = () => spawnSync('wrk', ['-v']).error === undefined;
  if (isThere()) return;
  if (process.getuid?.() === 0) spawnSync('sh', ['-c', installing]);
  if (!isThere()) throw new UserError(`wrk is missing: ${installing}`);
}

function textOf({ host }: URL, { method, path, headers = {}, body = '' }: LoadRequest): string {
  const sized = body ? { ...headers, 'content-length': String(Buffer.byteLength(body)) } : headers;
  const lines = Object.entries({ host, ...sized }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

const script = fileURLToPath(new URL('requests.lua', import.meta.url));
/** Enough for some two million answers, which is as far as seven signs count. */
let nextCount = 1_000_000;

/** Asks as fast as it is answered; whoever asks says whether a refusal is wrong. */
export async function generateLoad(load: Load): Promise<LoadResult> {
  ensureWrk();
  const { url, connections, seconds, requests } = load;
  const file = join(scratch, 'requests');
  const texts = requests.map((request) => textOf(new URL(url), request));
  writeFileSync(file, texts.join('\0'));
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url];
  const wrk = spawn('wrk', [...args, '--', file, String(nextCount)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  wrk.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(wrk, 'close');
  const counted = JSON.parse(output.slice(output.lastIndexOf('\n{'))) as Record<string, number>;
  const { answers = 0, microseconds = 0, bytes = 0, p95 = 0, refused = 0, broken = 0 } = counted;
  if (broken > 0 || answers === 0) throw new Error(`${url}: ${output}`);
  if (texts.some((text) => text.includes('{count}') || text.includes('{signs}')))
    nextCount += answers + connections + 1;
  return {
    answers,
    requestsPerSecond: ((answers - refused) / microseconds) * 1e6,
    bytesPerAnswer: bytes / answers,
    p95Ms: p95 / 1_000,
    refused,
  };
}

/** How often a page or call is answered in a second. */
export async function readPerSecond(
  url: string,
  { connections, seconds }: Pick<Load, 'connections' | 'seconds'>,
): Promise<number> {
  const { origin, pathname, search } = new URL(url);
  const request = { method: 'GET', path: pathname + search, headers: { 'accept-encoding': 'br' } };
  const load = { url: origin, connections, seconds, requests: [request] };
  const { requestsPerSecond, refused } = await generateLoad(load);
  if (refused > 0) throw new Error(`${url}: ${refused} answers were refused`);
  return requestsPerSecond;
}
