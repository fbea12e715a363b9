import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
const startLimitMs = 60_000;

export type RunningServer = {
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** The shop in demo mode, ready to answer at its PUBLIC_URL. */
export async function startServer(settings: NodeJS.ProcessEnv): Promise<RunningServer> {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings },
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const isReady = untilReady(settings.PUBLIC_URL ?? '').then(() => true);
  const hasEnded = once(child, 'exit').then(() => false);
  if (!(await Promise.race([isReady, hasEnded]))) throw new Error('the server ended');
  return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** Waits until the shop is in service. */
export async function untilReady(url: string): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < startLimitMs) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(20);
  }
  throw new Error('the shop was not in service within a minute');
}
