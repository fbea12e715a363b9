import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export type ShopProcess = {
  readonly origin: string;
  readonly port: number;
  /** Its data folder. */
  readonly folder: string;
  readonly process: ChildProcess;
  /** Everything it has printed. */
  output(): string;
  stop(): Promise<void>;
};

/** The shop as a process of its own, on the embedded database in a new folder, ready to answer. */
export async function startShopProcess(settings: NodeJS.ProcessEnv = {}): Promise<ShopProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'mathappu-process-'));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const shop = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      SEED: 'none',
      ...settings,
    },
  });
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (shop.exitCode !== null) throw new Error(output);
    await wait(100);
  }
  return {
    origin,
    port,
    folder,
    process: shop,
    output: () => output,
    async stop() {
      if (shop.exitCode === null && shop.signalCode === null) {
        shop.kill('SIGKILL');
        await once(shop, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
