import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  findFreePort,
  type ShopProcess,
  startShopProcess,
  untilReady,
} from '../packages/server/test/shop-process.ts';

const inBench = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** A folder for files that the processes of one run exchange, deleted at its end. */
export const scratch = mkdtempSync(join(tmpdir(), 'mathappu-bench-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

let files = 0;

function handOver(value: unknown): string {
  files += 1;
  const file = join(scratch, `${files}.json`);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

export type Running = Pick<ShopProcess, 'url' | 'process' | 'stop'>;

export const stop = (running: Running): Promise<void> => running.stop();

/** Starts a server beside this file that prints its port once it listens. */
export async function startBeside(file: string, order: unknown): Promise<Running> {
  const child = spawn(process.execPath, [inBench(file), handOver(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`${file} ended with ${code ?? signal}`);
  });
  const [port] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  return running(child, Number(String(port)));
}

/** As `npm start` runs it, with limits wide open. */
export const shopSettings = {
  RATE_LIMIT_SCALE: '1000000',
  DATA_DIR: join(scratch, 'data'),
  AUTH_SECRET: randomBytes(48).toString('base64url'),
};

/** The shop on the database of the environment, if the settings name none. */
export const startShop = (
  settings: NodeJS.ProcessEnv,
  manner: { script?: string; readyLine?: string; keepsOutput?: boolean } = {},
): Promise<ShopProcess> =>
  startShopProcess(
    { DATABASE_URL: process.env.DATABASE_URL ?? '', ...shopSettings, ...settings },
    { nodeOptions: nodeOptions(), ...manner },
  );

/** An empty server, for the lower bound of a start. */
export async function startEmptyServer(databaseUrl: string): Promise<Running> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [inBench('limit-start.ts'), databaseUrl, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = running(child, port);
  await untilReady(server);
  return server;
}

/** `BENCH_NODE_OPTIONS="--cpu-prof --cpu-prof-dir=…"` profiles the shop while it is measured. */
const nodeOptions = () => (process.env.BENCH_NODE_OPTIONS ?? '').split(' ').filter(Boolean);

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
