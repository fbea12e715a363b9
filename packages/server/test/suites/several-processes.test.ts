import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registerUser } from '@mathappu/contract/account';
import { listAddresses } from '@mathappu/contract/addresses';
import { createProduct, listProducts } from '@mathappu/contract/catalogue';
import { placeOnlineOrder } from '@mathappu/contract/checkout';
import { toHundredths, toRupees, unitPricePaise } from '@mathappu/contract/money';
import { renewLink } from '@mathappu/contract/order-links/order-links';
import { login } from '@mathappu/contract/sessions';
import { demoCatalogue } from '@mathappu/demo/demo-catalogue';
import { demoAdmin, demoCustomer, demoStaff } from '@mathappu/demo/demo-people';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, inject, test } from 'vitest';
import { jobs } from '#server/jobs.ts';
import { migrationNames } from '#server/platform/db/migrate.ts';
import { openServerDatabase } from '#server/platform/db/open-database.ts';
import { openJobQueue } from '#server/platform/jobs/job-queue.ts';
import { byTier } from '#test/by-tier.ts';
import { createEmptyDatabase } from '#test/database-template.ts';
import { callProcess as call } from '#test/processes/call-process.ts';
import { makeEstimate } from '#test/processes/make-estimate.ts';
import { hasPooler, startPooler } from '#test/processes/pooler.ts';
import { processSettings } from '#test/processes/process-settings.ts';
import { type ShopProcess, startShopProcess } from '#test/shop-process.ts';

const worker = fileURLToPath(new URL('../../src/cli/worker.ts', import.meta.url));
const rounds = byTier(5);
const sharedJobs = Number(process.env.SHARED_JOBS ?? byTier(1500));
const processes = 3;

const settings = {
  ...processSettings,
  ADMIN_EMAIL: 'owner@mail.test',
  ADMIN_PASSWORD: 'banyan-lantern-42',
};

/** A module that sets the clock of the process that imports it. */
const otherClock = (aheadMs: number): string =>
  `data:text/javascript,${encodeURIComponent(`
    const { now } = Date;
    globalThis.Date = class extends Date {
      constructor(...given) { given.length ? super(...given) : super(now() + ${aheadMs}); }
      static now() { return now() + ${aheadMs}; }
    };`)}`;

/** Starts several shops at once on an empty database; returns its address when it is filled once. */
async function fillTogether(): Promise<string> {
  const url = await createEmptyDatabase(inject('databaseTemplate'));
  const starts = await Promise.allSettled(
    Array.from({ length: processes }, () => startShopProcess({ ...settings, DATABASE_URL: url })),
  );
  const shops = starts.flatMap((start) => (start.status === 'fulfilled' ? start.value : []));
  const { db, close } = openServerDatabase(url, { poolSize: 1, onError: () => undefined });
  const count = async (table: 'products' | 'users' | 'applied_migrations') =>
    (await db.selectFrom(table).select(sql`1`.as('row')).execute()).length;
  try {
    expect(shops).toHaveLength(processes);
    expect(await count('applied_migrations')).toBe(migrationNames.length);
    expect(await count('products')).toBe(demoCatalogue.length);
    // The demo's and the first admin.
    expect(await count('users')).toBe(2 + demoStaff.length + 1);
  } finally {
    await close();
    await Promise.all(shops.map((shop) => shop.stop()));
  }
  return url;
}

// The embedded database has one process.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('several processes', () => {
  let filling: Promise<string> | undefined;
  /** A database with demo data, which takes longer to make than most of these tests. */
  const filled = () => (filling ??= fillTogether());

  test('that start together on an empty database fill it once', async () => {
    await filled();
    for (let round = 1; round < rounds; round += 1) await fillTogether();
  }, 180_000);

  test.runIf(hasPooler)(
    'behind a pooler in transaction mode sell, and hear of changes',
    async () => {
      const url = await createEmptyDatabase(inject('databaseTemplate'));
      const pooler = await startPooler(url);
      const careless = await startPooler(url, 'ignore_startup_parameters = options');
      const pooled = { ...settings, DATABASE_URL: pooler.urlOf(url) };
      const shops: ShopProcess[] = [];
      try {
        await expect(startShopProcess(pooled, { keepsOutput: true })).rejects.toThrow(
          'Set DATABASE_DIRECT_URL to the address of the PostgreSQL server itself',
        );
        for (let started = 0; started < 2; started += 1)
          shops.push(await startShopProcess({ ...pooled, DATABASE_DIRECT_URL: url }));
        // The role has the settings by now.
        await expect(
          startShopProcess(
            { ...settings, DATABASE_URL: careless.urlOf(url) },
            { keepsOutput: true },
          ),
        ).rejects.toThrow('Set DATABASE_DIRECT_URL to the address of the PostgreSQL server itself');
        const [a, b] = shops;
        if (!a || !b) throw new Error('not started');
        const { email, password } = demoAdmin;
        const { accesstoken: token } = (await call(a, login, { body: { email, password } })).data;
        const count = async () => (await call(b, listProducts)).totalCount;
        const before = await count();
        const body = {
          name: 'Flower pot',
          description: 'Bright',
          price: 100,
          stock: 5,
          unit: 'Box',
        };
        await call(a, createProduct, { body, token });
        await expect.poll(count, { timeout: 1_000, interval: 20 }).toBe(before + 1);
      } finally {
        await Promise.all(shops.map((shop) => shop.stop()));
        await Promise.all([pooler.stop(), careless.stop()]);
      }
    },
  );

  test('leave their jobs to a worker when they are told so', async () => {
    const url = await filled();
    const all = { ...settings, DATABASE_URL: url };
    const web = await startShopProcess({ ...all, JOBS: 'apart' }, { keepsOutput: true });
    const workers: ShopProcess[] = [];
    try {
      const email = 'kavitha@mail.test';
      const body = { name: 'Kavitha', email, number: '9876543210', password: 'peacock-granite-71' };
      await call(web, registerUser, { body });
      for (let started = 0; started < 2; started += 1)
        workers.push(await startShopProcess(all, { script: worker, readyLine: 'waits for jobs' }));
      const mails = async ({ dataDir }: ShopProcess) =>
        (await readdir(join(dataDir, 'outbox')).catch(() => [])).length;
      const sent = async () => Promise.all([web, ...workers].map(mails));
      const sum = async () => (await sent()).reduce((all, count) => all + count);
      await expect.poll(sum, { timeout: 20_000 }).toBe(1);
      expect(await mails(web)).toBe(0);
      expect(web.output()).not.toContain('several processes');
      expect(workers[1]?.output()).toContain('waits for jobs');
    } finally {
      await Promise.all([web, ...workers].map((one) => one.stop()));
    }
  });

  test('that all run jobs run each of them once', async () => {
    const url = await filled();
    const all = { ...settings, DATABASE_URL: url };
    const started = await Promise.all([
      startShopProcess(all),
      startShopProcess(all),
      startShopProcess(all, { script: worker, readyLine: 'waits for jobs' }),
    ]);
    const database = openServerDatabase(url, { poolSize: 2, onError: () => undefined });
    const queue = await openJobQueue(database, jobs, pino({ level: 'silent' }));
    const mailsOf = async ({ dataDir }: ShopProcess) =>
      (await readdir(join(dataDir, 'outbox')).catch(() => [])).filter((name) =>
        name.includes('shared-'),
      );
    try {
      const mails = Array.from({ length: sharedJobs }, (_, n) => {
        const to = `shared-${String(n).padStart(6, '0')}@mail.test`;
        const data = { kind: 'account-deleted', userId: '', subject: '', to };
        return { data };
      });
      await queue.boss.insert('account-mail', mails);
      const sent = async () => Promise.all(started.map(mailsOf));
      const count = async () => (await sent()).flat().length;
      const patience = { timeout: 20_000 + 20 * sharedJobs, interval: 200 };
      await expect.poll(count, patience).toBeGreaterThanOrEqual(sharedJobs);
      // One that two of them had taken would be written a second time soon.
      await Promise.all(started.map((one) => one.process.kill('SIGTERM')));
      await Promise.all(started.map((one) => once(one.process, 'exit')));
      const each = await sent();
      const recipients = each.flat().map((name) => name.replace(/^.*(?=shared-)/, ''));
      expect(recipients).toHaveLength(sharedJobs);
      expect(new Set(recipients).size).toBe(sharedJobs);
      for (const own of each) expect(own.length).toBeGreaterThan(0);
    } finally {
      await queue.stop();
      await database.close();
      await Promise.all(started.map((one) => one.stop()));
    }
  });

  test('decide by one clock, the database’s, also when theirs are twenty minutes apart', async () => {
    const url = await filled();
    const all = { ...settings, DATABASE_URL: url };
    const tenMinutes = 600_000;
    const shops = await Promise.all(
      [tenMinutes, -tenMinutes].map((aheadMs) =>
        startShopProcess(all, {
          nodeOptions: ['--import', otherClock(aheadMs)],
          keepsOutput: true,
        }),
      ),
    );
    const [ahead, behind] = shops as [ShopProcess, ShopProcess];
    const { db, close } = openServerDatabase(url, { poolSize: 1, onError: () => undefined });
    try {
      for (const shop of shops) expect(shop.output()).toContain('clock is not the database');
      const { email, password } = demoCustomer;
      const signedIn = await call(behind, login, { body: { email, password } });
      const token = signedIn.data.accesstoken as string;
      const [address] = (await call(ahead, listAddresses, { token })).data;
      const { data: products } = await call(ahead, listProducts, { body: { search: '' } });
      const [{ _id: productId, price, discount }] = products.filter(
        (one: { stock: number }) => one.stock > 1,
      );
      const sum = toRupees(unitPricePaise(toHundredths(price), toHundredths(discount)));
      const body = {
        product_details: [{ productId, quantity: 1 }],
        delivery_address: address._id,
        totalAmt: sum,
        subTotalAmt: sum,
      };
      const placed = await call(ahead, placeOnlineOrder, { body, token });
      expect(placed).toMatchObject({ success: true });
      // Sent once more within moments, it is the same order.
      const again = await call(behind, placeOnlineOrder, { body, token });
      expect(again.data.orderId).toBe(placed.data.orderId);
      const { left } = await db
        .selectFrom('orders')
        .select(sql<number>`extract(epoch from hold_until - now())::float8`.as('left'))
        .executeTakeFirstOrThrow();
      expect(left).toBeGreaterThan(18 * 60);
      expect(left).toBeLessThan(20 * 60 + 5);
    } finally {
      await close();
      await Promise.all(shops.map((shop) => shop.stop()));
    }
  });

  test('a renewed link is dead in all of them at once', async () => {
    const url = await filled();
    const all = { ...settings, RATE_LIMIT_SCALE: '1000', DATABASE_URL: url };
    const shops = await Promise.all(Array.from({ length: processes }, () => startShopProcess(all)));
    try {
      const [first] = shops as [ShopProcess];
      const { email, password } = demoAdmin;
      const signedIn = await call(first, login, { body: { email, password } });
      const { accesstoken: token } = signedIn.data;
      let { number, code } = await makeEstimate(first, token);
      const statuses = async (own: string) =>
        Promise.all(
          shops.flatMap((shop) =>
            ['/api/v1/order/shared/', '/order/'].map(
              async (path) => (await fetch(shop.url + path + own)).status,
            ),
          ),
        );
      for (let round = 0; round < byTier(20); round += 1) {
        expect(new Set(await statuses(code))).toEqual(new Set([200]));
        const by = shops[round % processes] as ShopProcess;
        const renewed = await call(by, renewLink, { params: { number }, token });
        expect(new Set(await statuses(code))).toEqual(new Set([404]));
        code = renewed.data.code;
      }
    } finally {
      await Promise.all(shops.map((one) => one.stop()));
    }
  });

  test('say what they do not share: rate limits without a Redis, and the payment sandbox', async () => {
    const url = await filled();
    const all = { ...settings, DATABASE_URL: url };
    const started = [await startShopProcess(all, { script: worker, readyLine: 'waits for jobs' })];
    try {
      for (const hasOther of [false, true]) {
        const shop = await startShopProcess(all, { keepsOutput: true });
        started.push(shop);
        await expect.poll(() => shop.output()).toContain('several processes with the payment');
        expect(shop.output().includes('several processes without REDIS_URL')).toBe(hasOther);
      }
      expect(started[0]?.output()).not.toContain('several processes');
    } finally {
      await Promise.all(started.map((one) => one.stop()));
    }
  });
});
