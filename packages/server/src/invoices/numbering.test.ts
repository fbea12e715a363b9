import { updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { fillPath } from '@mathappu/contract/calls';
import { login } from '@mathappu/contract/sessions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Db } from '#server/platform/db/open-database.ts';
import { numbersOf, register } from '#test/admin/tax.ts';
import { byTier } from '#test/by-tier.ts';
import { openCopy } from '#test/database-template.ts';
import { findViolations } from '#test/invariants.ts';
import { codOrder, setStatus } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { type ShopProcess, startShopProcess } from '#test/shop-process.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/** `npm run program -- bench/long-tests.ts tax-numbers postgres` makes 20 rounds, and 500 orders. */
const rounds = Number(process.env.TAX_ROUNDS ?? byTier(15));
const orderCount = Number(process.env.TAX_ORDERS ?? byTier(100));
const workers = 8;

const account = { email: 'owner@mail.test', password: 'banyan-lantern-42' };

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let productId: string;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  buyer = await customer(testShop);
  productId = await product(testShop, { stock: 10_000 });
  await register(testShop, owner);
});
afterAll(() => testShop.close());

const order = async (shop: TestShop = testShop) => ({
  order: await codOrder(shop, buyer, [{ productId, quantity: 1 }]),
});

test('50 requests set one order to shipped and delivered at once: one number', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const ordered = await order();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        setStatus(testShop, owner, ordered.order._id, place % 2 ? 'SHIPPED' : 'DELIVERED'),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await numbersOf(testShop, owner, ordered)).toHaveLength(1);
  }
  expect(await findViolations(testShop.shop.db)).toEqual([]);
}, 200_000);

/** While it acts every fifth transaction that writes a tax document breaks afterwards. */
async function whileEveryFifthBreaks<T>(db: Db, act: () => Promise<T>): Promise<T> {
  await sql`create sequence written_documents`.execute(db);
  await sql`create function break_every_fifth() returns trigger language plpgsql as $$
    begin
      if nextval('written_documents') % 5 = 0 then raise exception 'the fifth'; end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger break_every_fifth after insert on tax_documents
    for each row execute function break_every_fifth()`.execute(db);
  try {
    return await act();
  } finally {
    // The database may serve another test afterwards.
    await sql`drop function break_every_fifth cascade`.execute(db);
    await sql`drop sequence written_documents`.execute(db);
  }
}

/** Calls `send` for each entry, several at a time, until it has succeeded; returns how often it had failed. */
async function untilAllDone<T>(
  entries: readonly T[],
  send: (entry: T, worker: number) => Promise<boolean>,
): Promise<number> {
  const left = [...entries];
  let failed = 0;
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let entry = left.pop(); entry !== undefined; entry = left.pop()) {
        while (!(await send(entry, worker))) {
          failed += 1;
          if (failed > 10 * entries.length) throw new Error('they are not done any more');
        }
      }
    }),
  );
  return failed;
}

test('edge 39: a number whose transaction is rolled back is given again, 1 to n without a gap', async () => {
  const shop = await openTestShop();
  const shopkeeper = await admin(shop);
  buyer = await customer(shop);
  productId = await product(shop, { stock: 10_000 });
  await register(shop, shopkeeper);
  const orders: string[] = [];
  for (let count = 0; count < orderCount; count += 1) orders.push((await order(shop)).order._id);
  const failed = await whileEveryFifthBreaks(shop.shop.db, () =>
    untilAllDone(orders, async (orderId) => {
      const { status } = await setStatus(shop, shopkeeper, orderId, 'SHIPPED');
      return status === 200;
    }),
  );
  expect(failed).toBe(Math.floor((orderCount - 1) / 4));
  expect(await serialsOf(shop.shop.db)).toEqual(upTo(orderCount));
  expect(await findViolations(shop.shop.db)).toEqual([]);
  shop.errors.length = 0;
  await shop.close();
}, 200_000);

const serialsOf = async (db: Db) => {
  const rows = await db
    .selectFrom('tax_documents')
    .select('serial')
    .where('kind', '=', 'invoice')
    .orderBy('serial')
    .execute();
  return rows.map(({ serial }) => serial);
};

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

async function signIn({ url }: ShopProcess): Promise<string> {
  const answer = await fetch(url + fillPath(login.path, {}), {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { data } = (await answer.json()) as { data: { accesstoken: string } };
  return data.accesstoken;
}

// The embedded database has one process.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('two processes', () => {
  test('that are killed in the middle of their work leave 1 to n without a gap', async () => {
    const database = await openCopy(inject('databaseTemplate'));
    if (database.engine !== 'postgres') throw new Error('needs a server');
    const prepared = await openTestShop({}, { sharedDatabase: database });
    const shopkeeper = await admin(prepared);
    await register(prepared, shopkeeper);
    buyer = await customer(prepared);
    productId = await product(prepared, { stock: 10_000 });
    const orders: string[] = [];
    for (let count = 0; count < orderCount; count += 1) {
      orders.push((await order(prepared)).order._id);
    }
    const settings = {
      NODE_ENV: 'test',
      DATABASE_URL: database.direct.connectionString,
      // Tokens are of one shop.
      PUBLIC_URL: 'http://shop.test',
      AUTH_SECRET: 'one-secret-of-both-processes-0123456789',
      SEED: 'none',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '100000',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    };
    const start = () => startShopProcess(settings);
    const shops: [ShopProcess, ShopProcess] = await Promise.all([start(), start()]);
    let token = '';
    let done = 0;
    const kills: Promise<void>[] = [];
    const killAt = [Math.floor(orderCount / 3), Math.floor((2 * orderCount) / 3)];
    /** The answers that a killed process owes its callers are lost; another one takes its place. */
    const replace = async (place: 0 | 1) => {
      await shops[place].kill();
      shops[place] = await start();
    };
    const ship = async (orderId: string, worker: number) => {
      const place = (worker % 2) as 0 | 1;
      const path = fillPath(updateOrderStatus.path, { orderId });
      const answer = await fetch(shops[place].url + path, {
        method: updateOrderStatus.method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ status: 'SHIPPED' }),
      }).catch(async () => {
        await Promise.all(kills);
        return undefined;
      });
      if (!answer?.ok) return false;
      done += 1;
      const kill = killAt.indexOf(done);
      if (kill >= 0) kills.push(replace(kill as 0 | 1));
      return true;
    };
    try {
      token = await signIn(shops[0]);
      await whileEveryFifthBreaks(database.db, () => untilAllDone(orders, ship));
      await Promise.all(kills);
      expect(kills).toHaveLength(2);
      expect(await serialsOf(database.db)).toEqual(upTo(orderCount));
      expect(await findViolations(database.db)).toEqual([]);
    } finally {
      await Promise.all(shops.map((shop) => shop.stop()));
      await prepared.close();
      await database.close();
    }
  }, 600_000);
});
