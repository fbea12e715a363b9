import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadOrder, LoadResult } from './load-generator.ts';

const inBench = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const main = inBench('../packages/server/src/main.ts');

/** A folder for what one run hands from process to process, deleted at its end. */
export const scratch = mkdtempSync(join(tmpdir(), 'mathappu-bench-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const authSecret = randomBytes(48).toString('base64url');
let files = 0;

function handOver(value: unknown): string {
  files += 1;
  const file = join(scratch, `${files}.json`);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

export type Running = {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
};

/** Runs one of the files beside this one to its end and gives what it printed. */
export async function runBeside<T>(file: string, order: unknown): Promise<T> {
  const child = spawn(process.execPath, [inBench(file), handOver(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${file} ended with ${code}`);
  return JSON.parse(output) as T;
}

export const generateLoad = (order: LoadOrder): Promise<LoadResult> =>
  runBeside('load-generator.ts', order);

/** Starts a server beside this file that prints its port once it listens. */
export async function startBeside(file: string, order: unknown): Promise<Running> {
  const child = spawn(process.execPath, [inBench(file), handOver(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return running(child, Number(String(port)));
}

/** The shop as `npm start` runs it, on a database server, its own data folder and a free port. */
export async function startShop(settings: Readonly<Record<string, string>>): Promise<Running> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [...nodeOptions(), main], {
    env: { ...process.env, ...shopSettings(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const shop = running(child, port);
  await untilReady(shop);
  return shop;
}

/** A server that does nothing, for what a start costs at least. */
export async function startEmptyServer(databaseUrl: string): Promise<Running> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [inBench('empty-server.ts'), databaseUrl, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = running(child, port);
  await untilReady(server);
  return server;
}

/** `BENCH_NODE_OPTIONS="--cpu-prof --cpu-prof-dir=…"` profiles the shop while it is measured. */
const nodeOptions = () => (process.env.BENCH_NODE_OPTIONS ?? '').split(' ').filter(Boolean);

export const shopSettings = (port: number) => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  RATE_LIMIT_SCALE: '1000000',
  DATA_DIR: join(scratch, 'data'),
  AUTH_SECRET: authSecret,
});

function running(child: ChildProcess, port: number): Running {
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady({ url, process: child }: Running): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`the shop ended with ${child.exitCode}`);
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
