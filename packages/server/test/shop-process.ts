import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const compileCache = fileURLToPath(
  new URL('../../../node_modules/.cache/compile', import.meta.url),
);
/** As `npm start` gives it: scripts/project.mjs. */
const heap = '--max-old-space-size=512 --max-semi-space-size=8';
const startLimitMs = 90_000 * Number(process.env.TEST_PATIENCE ?? 1);

export type ShopProcess = {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Its output, if it is recorded. */
  output(): string;
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<void>;
  kill(): Promise<void>;
};

type Manner = {
  /** The script to run instead of the server. */
  readonly script?: string;
  /** The folder that a new data folder is copied from. */
  readonly copyOf?: string;
  readonly nodeOptions?: readonly string[];
  /** By default stderr is shown and stdout is discarded. */
  readonly keepsOutput?: boolean;
  /** What it prints when it is ready, where it answers no requests. */
  readonly readyLine?: string;
};

/**
 * The shop as a process, ready to answer. Unless the settings say otherwise it uses a free port
 * and the embedded database in a new folder, which is deleted at the end.
 */
export async function startShopProcess(
  settings: NodeJS.ProcessEnv,
  { script = main, copyOf, nodeOptions = [], keepsOutput = false, readyLine }: Manner = {},
): Promise<ShopProcess> {
  const port = settings.PORT ?? String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const dataDir = settings.DATA_DIR ?? (await makeFolder(copyOf));
  const child = spawn(process.execPath, [...nodeOptions, script], {
    stdio: keepsOutput || readyLine ? 'pipe' : ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      NODE_COMPILE_CACHE: compileCache,
      NODE_OPTIONS: heap,
      MALLOC_ARENA_MAX: '2',
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    if (!settings.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(
      { url, process: child },
      readyLine ? () => output.includes(readyLine) : undefined,
    );
  } catch (error) {
    await end('SIGKILL');
    throw new Error(`The shop could not be started. ${output}`, { cause: error });
  }
  return {
    url,
    dataDir,
    process: child,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function makeFolder(copyOf?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mathappu-shop-'));
  if (copyOf) await cp(copyOf, folder, { recursive: true });
  return folder;
}

/** Waits until `/readyz` answers 200, or until it says itself that it is ready. */
export async function untilReady(
  { url, process: child }: Pick<ShopProcess, 'url' | 'process'>,
  isReady: () => boolean | Promise<boolean> = async () =>
    (await fetch(`${url}/readyz`).catch(() => undefined))?.ok ?? false,
  limitMs = startLimitMs,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) throw new Error(`it ended with ${end}`);
    if (await isReady()) return;
    await wait(20);
  }
  throw new Error(`it was not in service within ${limitMs / 1_000} s`);
}

/** Below the ports that systems give to outgoing connections, one of which could take it meanwhile. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
