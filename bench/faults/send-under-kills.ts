import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { enqueueOrderMail } from '#packages/server/src/orders/order-mails.ts';
import { getOrder } from '#packages/server/src/orders/order-read-queries.ts';
import { inTransaction } from '#packages/server/src/platform/db/in-transaction.ts';
import { type MailServer, openMailServer } from '#packages/server/test/mail-server.ts';
import {
  findFreePort,
  type ShopProcess,
  startShopProcess,
} from '#packages/server/test/shop-process.ts';
import { openBuyers, withShop } from './check-invariants.ts';
import { say } from './keep-fault-run.ts';
import { orderContinuously } from './order-continuously.ts';

type MailRun = {
  readonly databaseUrl?: string;
  readonly mails: number;
  readonly kills: number;
  readonly signal: 'SIGKILL' | 'SIGTERM';
};

/** Within this time the mails that a killed process was sending are sent again. */
const orphanMs = 75_000;
const patienceMs = 600_000;
const limitSeconds = 100;

/**
 * Queues mails, starts the server, and ends and restarts it again and again while it sends them;
 * then counts what a mail server on this machine has accepted.
 */
export async function sendUnderKills(run: MailRun): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mathappu-mails-'));
  const mailServer = await openMailServer();
  const port = String(await findFreePort());
  const settings = {
    NODE_ENV: 'development',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    AUTH_SECRET: randomBytes(48).toString('base64url'),
    LOG_LEVEL: 'silent',
    SEED: 'none',
    SMTP_URL: mailServer.url,
    DATA_DIR: dataDir,
    DATABASE_URL: run.databaseUrl ?? '',
  };
  let server: ShopProcess | undefined;
  try {
    const start = () => startShopProcess(settings);
    await queueMails(settings, start, run.mails);
    mailServer.received.splice(0);
    const began = performance.now();
    server = await start();
    for (let kill = 1; kill <= run.kills; kill += 1) {
      await untilReached(mailServer, Math.floor((run.mails * kill) / (run.kills + 1)));
      await (run.signal === 'SIGKILL' ? server.kill() : server.stop());
      server = await start();
    }
    await untilReached(mailServer, run.mails);
    const seconds = (performance.now() - began) / 1_000;
    if (run.signal === 'SIGKILL') await wait(orphanMs);
    await server.stop();
    server = undefined;
    report(mailServer, run, { seconds, open: await countOpenJobs(settings) });
  } finally {
    await server?.kill();
    await mailServer.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Mails about one order, each to somebody else. */
async function queueMails(
  settings: NodeJS.ProcessEnv,
  start: () => Promise<ShopProcess>,
  count: number,
): Promise<void> {
  const [buyer] = await openBuyers(settings, 1);
  if (!buyer) throw new Error('there is no buyer');
  const server = await start();
  let isOpen = true;
  const [order] = await orderContinuously(
    () => {
      const wasOpen = isOpen;
      isOpen = false;
      return wasOpen;
    },
    server.url,
    buyer,
  );
  await server.stop();
  await withShop(settings, async (shop) => {
    const { id, number } = await getOrder(shop.db, order?.number ?? '');
    await inTransaction(shop.db, async (tx) => {
      for (let n = 0; n < count; n += 1) {
        const customerEmail = `mail-${n}@faults.test`;
        await enqueueOrderMail(
          shop,
          tx,
          { kind: 'shipped' },
          { id, number, customerEmail, paymentMethod: 'cod', language: 'en' },
        );
      }
    });
  });
}

const countOpenJobs = (settings: NodeJS.ProcessEnv): Promise<number> =>
  withShop(settings, async ({ db }) => {
    const { rows } = await sql`
      select from pgboss.job where name = 'order-mail' and state <> 'completed'`.execute(db);
    return rows.length;
  });

/** The mails of this run; the order itself has another one. */
const mailsOf = ({ received }: MailServer) => received.filter(({ to }) => to.startsWith('mail-'));
const recipientsOf = (mailServer: MailServer) => new Set(mailsOf(mailServer).map(({ to }) => to));

async function untilReached(mailServer: MailServer, count: number): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (recipientsOf(mailServer).size < count) {
    if (performance.now() > deadline) throw new Error(`${count} recipients were not reached`);
    await wait(20);
  }
}

function report(
  mailServer: MailServer,
  { mails, kills, signal }: MailRun,
  { seconds, open }: { seconds: number; open: number },
): void {
  const accepted = mailsOf(mailServer);
  const recipients = recipientsOf(mailServer).size;
  const ids = new Set(accepted.map(({ messageId }) => messageId)).size;
  const perSecond = (mails / seconds).toFixed(0);
  say(
    `${mails} mails, ${kills} × ${signal}: sent within ${seconds.toFixed(1)} s with the starts of the server, ${perSecond} a second`,
  );
  const repeated = accepted.length - recipients;
  say(
    `${mails - recipients} lost; ${repeated} accepted twice, and ${ids - recipients} of those under a Message-ID of their own; ${open} jobs left`,
  );
  const isWrong = recipients < mails || ids > recipients || open > 0 || seconds > limitSeconds;
  if (isWrong || (signal === 'SIGTERM' && repeated > 0)) process.exitCode = 1;
}
