import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  findFreePort,
  type ShopProcess,
  startShopProcess,
  untilReady,
} from '#packages/server/test/shop-process.ts';
import { findFaults, openBuyers } from './check-invariants.ts';
import { say } from './keep-fault-run.ts';
import { orderContinuously } from './order-continuously.ts';

const buyers = 20;

type KillRun = {
  readonly databaseUrl?: string;
  readonly kills: number;
  /** Waits for the moment of the next kill; up to a second and a half by default. */
  untilKill?(): Promise<void>;
  /** Kills and restarts; returns the server that runs afterwards. */
  killAndStart(server: ShopProcess, start: () => Promise<ShopProcess>): Promise<ShopProcess>;
  readonly settings?: NodeJS.ProcessEnv;
  readonly nodeOptions?: readonly string[];
  /** The longest the shop may be unavailable, in milliseconds. */
  readonly limitMs: number;
};

/** Twenty customers order in cash and online while something is killed again and again, then the invariants are checked. */
export async function orderUnderKills(run: KillRun): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mathappu-kill-'));
  const port = String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    NODE_ENV: 'development',
    PORT: port,
    PUBLIC_URL: url,
    AUTH_SECRET: randomBytes(48).toString('base64url'),
    LOG_LEVEL: 'silent',
    SEED: 'none',
    RATE_LIMIT_SCALE: '100000',
    DATA_DIR: dataDir,
    DATABASE_URL: run.databaseUrl ?? '',
    ...run.settings,
  };
  let server: ShopProcess | undefined;
  try {
    const people = await openBuyers(settings, buyers);
    const { nodeOptions = [] } = run;
    const start = () => startShopProcess(settings, { nodeOptions });
    // Until its jobs are scheduled: a start that loses its database ends.
    server = await startShopProcess(settings, { nodeOptions, readyLine: 'is open' });
    let isOpen = true;
    const ordering = Promise.all(
      people.map((buyer) => orderContinuously(() => isOpen, url, buyer)),
    );
    // Its rejection is handled at the end, when it is awaited.
    ordering.catch(() => undefined);
    const outages: number[] = [];
    for (let kill = 0; kill < run.kills; kill += 1) {
      await (run.untilKill?.() ?? wait(300 + Math.random() * 1_200));
      const killed = performance.now();
      server = await run.killAndStart(server, start);
      await untilReady(server);
      outages.push(performance.now() - killed);
    }
    isOpen = false;
    const wanted = (await ordering).flat();
    await server.stop();
    server = undefined;
    const late = reportOutages(outages, run.limitMs);
    const { orders, faults } = await findFaults(settings, wanted);
    say(`${orders} orders, ${[...late, ...faults].join(', ') || 'nothing wrong'}`);
    if (late.length + faults.length > 0) process.exitCode = 1;
  } finally {
    await server?.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function reportOutages(outages: number[], limitMs: number): string[] {
  outages.sort((a, b) => a - b);
  const seconds = (ms = Number.NaN) => (ms / 1_000).toFixed(1);
  const [median, longest] = [outages[outages.length >> 1], outages.at(-1)];
  say(`${outages.length} kills, away ${seconds(median)} s (median) to ${seconds(longest)} s`);
  const late = outages.filter((ms) => ms > limitMs).length;
  return late === 0 ? [] : [`${late} times away for more than ${seconds(limitMs)} s`];
}
