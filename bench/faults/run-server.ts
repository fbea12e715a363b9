import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
const startLimitMs = 180_000;

export type RunningServer = {
  readonly url: string;
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** The shop in demo mode, on a port that is free, ready to answer. */
export async function startServer(settings: NodeJS.ProcessEnv): Promise<RunningServer> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: url,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '100000',
      ...settings,
    },
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  for (const start = Date.now(); ; await wait(100)) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    if (Date.now() - start < startLimitMs) continue;
    await end('SIGKILL');
    throw new Error('the server did not become ready within three minutes');
  }
  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}
