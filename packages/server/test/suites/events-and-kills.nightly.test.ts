import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listAddresses } from '@mathappu/contract/addresses';
import { createProduct } from '@mathappu/contract/catalogue';
import { placeCodOrder } from '@mathappu/contract/checkout';
import { createWebhook } from '@mathappu/contract/programs/webhooks';
import { login } from '@mathappu/contract/sessions';
import { demoAdmin, demoCustomer } from '@mathappu/demo/demo-people';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { openServerDatabase } from '#server/platform/db/open-database.ts';
import { createEmptyDatabase } from '#test/database-template.ts';
import { openEventReceiver } from '#test/event-receiver.ts';
import { callProcess as call } from '#test/processes/call-process.ts';
import { processSettings } from '#test/processes/process-settings.ts';
import { type ShopProcess, startShopProcess } from '#test/shop-process.ts';

const script = fileURLToPath(new URL('../../src/cli/worker.ts', import.meta.url));
const ordersASecond = 20;
const seconds = 60;

// The embedded database has one process.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('events and kills', () => {
  test(`${ordersASecond} orders a second while a receiver is down and its worker is killed twice: each event arrives, mails not later`, async () => {
    const receiver = await openEventReceiver();
    // It outlives a worker that is killed, and what it has sent.
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'mathappu-events-'));
    const DATABASE_URL = await createEmptyDatabase(inject('databaseTemplate'));
    const settings = {
      ...{ ...processSettings, DATABASE_URL, EVENT_HOSTS: receiver.host },
      RATE_LIMIT_SCALE: '100000',
    };
    const { db, close } = openServerDatabase(DATABASE_URL, {
      poolSize: 1,
      onError: () => undefined,
    });
    const started: ShopProcess[] = [];
    const start = async (one: Promise<ShopProcess>) => {
      started.push(await one);
      return one;
    };
    const startWorker = () =>
      start(startShopProcess({ ...settings, DATA_DIR }, { script, readyLine: 'waits for jobs' }));
    try {
      const shop = await start(startShopProcess({ ...settings, JOBS: 'apart' }));
      const owner = await tokenOf(shop, demoAdmin);
      const buyer = await tokenOf(shop, demoCustomer);
      const [address] = (await call(shop, listAddresses, { token: buyer })).data;
      const goods = {
        name: 'Whistler',
        description: 'Sings',
        unit: 'Box',
        price: 5_000,
        stock: 9_000,
      };
      const made = await call(shop, createProduct, { token: owner, body: goods });
      const webhook = { url: receiver.url, events: ['order.placed'], password: demoAdmin.password };
      const added = await call(shop, createWebhook, { token: owner, body: webhook });
      const order = async () => {
        const body = {
          product_details: [{ productId: made.data._id, quantity: 1 }],
          ...{ delivery_address: address._id, totalAmt: 5_000, subTotalAmt: 5_000 },
        };
        const key = crypto.randomUUID();
        const placed = await call(shop, placeCodOrder, { token: buyer, body, key });
        expect(placed).toMatchObject({ success: true });
        return placed.data.orderId as string;
      };

      // Down: one kind of receiver does not answer, another one says that it is busy.
      receiver.answer = () => (receiver.received.length % 2 ? 'nothing' : { status: 503 });
      let worker = await startWorker();
      const placed: Promise<string>[] = [];
      for (let second = 1; second <= seconds; second += 1) {
        for (let count = 0; count < ordersASecond; count += 1) placed.push(order());
        await wait(1_000);
        if (second !== Math.ceil(seconds / 3) && second !== Math.ceil((seconds * 2) / 3)) continue;
        await worker.kill();
        worker = await startWorker();
      }
      const orders = await Promise.all(placed);
      const mails = async () => (await readdir(join(DATA_DIR, 'outbox'))).length;
      await expect.poll(mails, { timeout: 30_000 }).toBeGreaterThanOrEqual(orders.length);
      expect(receiver.received.length).toBeGreaterThan(0);

      // The hour is over: what waits for its next try is due.
      receiver.answer = () => ({ status: 200 });
      receiver.dropAll();
      const told = () => new Set(receiver.received.map(({ body }) => orderOf(body)));
      await expect
        .poll(
          async () => {
            await sql`update pgboss.job set start_after = now()
              where name = 'send-event' and state in ('created', 'retry')`.execute(db);
            return undelivered(db);
          },
          { timeout: 120_000, interval: 1_000 },
        )
        .toBe(0);
      expect([...told()].sort()).toEqual(orders.toSorted());
      receiver.verify(added.data.secret);
      const idsOf = new Map<string, Set<string>>();
      for (const { id, body } of receiver.received) {
        const ids = idsOf.get(orderOf(body)) ?? new Set();
        idsOf.set(orderOf(body), ids.add(`${id} ${body}`));
      }
      for (const ids of idsOf.values()) expect(ids.size).toBe(1);
    } finally {
      await Promise.all(started.map((one) => one.kill()));
      await receiver.close();
      await close();
      await rm(DATA_DIR, { recursive: true, force: true });
    }
  }, 300_000);
});

type Database = ReturnType<typeof openServerDatabase>['db'];

const undelivered = async (db: Database): Promise<number> =>
  (
    await db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('state', '<>', 'delivered')
      .execute()
  ).length;

const orderOf = (body: string): string => JSON.parse(body).data.orderId;

async function tokenOf(
  shop: ShopProcess,
  { email, password }: { email: string; password: string },
): Promise<string> {
  return (await call(shop, login, { body: { email, password } })).data.accesstoken;
}
