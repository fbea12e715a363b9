// What the shop stands on breaks and comes back, again and again, under twenty customers:
//   npm run program -- bench/faults/outages.ts database | packets | disk | redis | bucket | clock [times]
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '#packages/server/test/shop-process.ts';
import { withOwnPostgres } from '#scripts/postgres-server.mjs';
import { keepFaultRun, say } from './keep-fault-run.ts';
import { look } from './look.ts';
import { countPackets, isInOwnNetwork, losePackets, runInOwnNetwork } from './lossy-network.ts';
import { orderUnderKills } from './order-under-kills.ts';
import { uploadUnderOutages } from './upload-under-outages.ts';

const [name = '', times = '10'] = process.argv.slice(2);
const limitMs = 15_000;
const outageMs = 3_000;
const common = { kills: Number(times), limitMs };

function fillDisk(file: string): void {
  const { bavail, bsize } = statfsSync(dirname(file));
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize));
  } catch (error) {
    // PostgreSQL has taken some of it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

const outages: Readonly<Record<string, () => Promise<void>>> = {
  /** PostgreSQL is stopped for three seconds. */
  database: () =>
    withOwnPostgres(
      (postgres) =>
        orderUnderKills({
          ...common,
          databaseUrl: postgres.url,
          async killAndStart(server) {
            await wait(outageMs);
            await postgres.kill();
            await wait(outageMs);
            await look(server.url);
            await postgres.start();
            return server;
          },
        }),
      { isDurable: true },
    ),

  /** Of the packets to the database and from it 2 % are lost. Needs root and nft. */
  packets: () =>
    withOwnPostgres(
      async ({ url }) => {
        losePackets(new URL(url).port);
        await orderUnderKills({
          ...common,
          databaseUrl: url,
          async killAndStart(server) {
            await wait(outageMs);
            await look(server.url);
            return server;
          },
        });
        const { sent, lost } = countPackets();
        say(`${lost} of ${sent} packets lost`);
      },
      { isDurable: true },
    ),

  /** The disk of PostgreSQL, a small one in memory, is full for three seconds. Needs root. */
  async disk() {
    const disk = mkdtempSync(join(tmpdir(), 'mathappu-disk-'));
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=1777', 'tmpfs', disk]);
    if (mounted.status !== 0) throw new Error('A small disk can only be made by root.');
    const before = process.env.TMPDIR ?? '/tmp';
    process.env.TMPDIR = disk;
    try {
      await withOwnPostgres(
        (postgres) => {
          // The shop's folder, and what stands in for the payment provider, are on another disk.
          process.env.TMPDIR = before;
          return orderUnderKills({
            ...common,
            databaseUrl: postgres.url,
            async killAndStart(server) {
              await wait(outageMs);
              const filler = join(disk, 'filler');
              fillDisk(filler);
              await wait(outageMs);
              await look(server.url);
              rmSync(filler);
              await wait(outageMs);
              const isBack = await fetch(`${server.url}/readyz`).then(({ ok }) => ok);
              if (!isBack) {
                say('PostgreSQL had stopped and is started again');
                await postgres.kill();
                await postgres.start();
              }
              return server;
            },
          });
        },
        { isDurable: true },
      );
    } finally {
      spawnSync('umount', [disk]);
      if (existsSync(disk)) rmSync(disk, { recursive: true });
    }
  },

  /** Redis is killed and comes back empty. */
  redis: () =>
    withOwnPostgres(
      async ({ url }) => {
        const port = await findFreePort();
        const start = () =>
          spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
            stdio: 'ignore',
            cwd: tmpdir(),
          });
        let redis: ChildProcess = start();
        try {
          await orderUnderKills({
            ...common,
            databaseUrl: url,
            settings: { REDIS_URL: `redis://127.0.0.1:${port}` },
            async killAndStart(server) {
              await wait(outageMs);
              const ended = once(redis, 'exit');
              redis.kill('SIGKILL');
              await ended;
              await wait(outageMs);
              await look(server.url);
              redis = start();
              return server;
            },
          });
        } finally {
          redis.kill('SIGKILL');
        }
      },
      { isDurable: true },
    ),

  /** The bucket is away for some seconds, while pictures are uploaded and read. */
  bucket: () =>
    withOwnPostgres(({ url }) => uploadUnderOutages({ databaseUrl: url, kills: common.kills }), {
      isDurable: true,
    }),

  /** The shop's clock is ten minutes ahead of the database's and everybody else's. */
  clock: () =>
    withOwnPostgres(
      ({ url }) =>
        orderUnderKills({
          ...common,
          databaseUrl: url,
          nodeOptions: ['--import', new URL('clock-ahead.ts', import.meta.url).href],
          async killAndStart(server) {
            await wait(outageMs);
            await look(server.url);
            return server;
          },
        }),
      { isDurable: true },
    ),
};

const outage = outages[name];
if (!outage) throw new Error(`One of ${Object.keys(outages).join(', ')}`);
if (name === 'packets' && !isInOwnNetwork) runInOwnNetwork();
else await keepFaultRun(outage);
