import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url));
const startLimitMs = 60_000;

export type RunningShop = {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
};

/** Starts the shop as an owner would, in demo mode on a folder of its own. */
export async function startShop(settings: NodeJS.ProcessEnv = {}): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mathappu-story-'));
  const isDemo = !settings.SEED && settings.NODE_ENV !== 'production';
  if (isDemo && process.env.DEMO_DATA)
    await cp(process.env.DEMO_DATA, dataDir, { recursive: true });
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      // Like development, with passwords that are cheap to hash.
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '10000',
      ...settings,
    },
  });
  try {
    await waitUntilReady(url, server);
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  }
  return {
    url,
    dataDir,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the shop ended with ${server.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the shop did not become ready within a minute');
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}
