import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
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
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
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
export async function generateLoad({ seconds, ...load }: Load): Promise<LoadResult> {
  const { counted, output } = await runWrk(load, seconds);
  if (counted.broken > 0 || counted.answers === 0) throw new Error(`${load.url}: ${output}`);
  return counted;
}

let files = 0;

function runWrk({ url, connections, requests }: Omit<Load, 'seconds'>, seconds: number) {
  ensureWrk();
  files += 1;
  const file = join(scratch, `requests-${files}`);
  const texts = requests.map((request) => textOf(new URL(url), request));
  writeFileSync(file, texts.join('\0'));
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url];
  const wrk = spawn('wrk', [...args, '--', file, String(nextCount)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isNumbered = texts.some((one) => one.includes('{count}') || one.includes('{signs}'));
  return readResult(wrk, isNumbered ? connections + 1 : 0);
}

/** What it has counted, once it has ended; of numbered requests so many may be on their way. */
async function readResult(
  wrk: ChildProcessByStdio<null, Readable, null>,
  numberedOnTheWay: number,
) {
  const output = await text(wrk.stdout);
  const shown = JSON.parse(output.slice(output.lastIndexOf('\n{'))) as Record<string, number>;
  const { answers = 0, microseconds = 0, bytes = 0, refused = 0, broken = 0 } = shown;
  if (numberedOnTheWay > 0) nextCount += answers + numberedOnTheWay;
  const { p50 = 0, p95 = 0, p99 = 0 } = shown;
  const counted = {
    answers,
    requestsPerSecond: ((answers - refused) / microseconds) * 1e6,
    bytesPerAnswer: bytes / answers,
    p50Ms: p50 / 1_000,
    p95Ms: p95 / 1_000,
    p99Ms: p99 / 1_000,
    refused,
    broken,
  };
  return { counted, output };
}
