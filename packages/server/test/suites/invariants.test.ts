import { updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { toShopDay } from '@mathappu/contract/shop-time';
import { deleteMyAccount } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compactShards } from '#server/orders/sales-queries.ts';
import { findViolations } from '#test/invariants.ts';
import { codOrder } from '#test/orders.ts';
import { admin, customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
  const [owner, buyer, leaving] = [
    await admin(testShop),
    await customer(testShop),
    await customer(testShop),
  ];
  const products = [await product(testShop, { stock: 50 }), await product(testShop, { stock: 50 })];
  const lines = products.map((productId) => ({ productId, quantity: 2 }));
  const early = await codOrder(testShop, buyer, lines);
  await codOrder(testShop, buyer, lines.toReversed());
  const cancelled = await codOrder(testShop, buyer, lines.slice(0, 1));
  await testShop.call(updateOrderStatus, {
    params: { orderId: cancelled._id },
    body: { status: 'CANCELLED' },
    token: owner.token,
  });
  await testShop.call(deleteMyAccount, {
    body: { password: leaving.password },
    token: leaving.token,
  });
  await sql`
    insert into messages (id, name, email, subject, message)
    select gen_random_uuid(), 'Kavitha', 'k@mail.test', 'Parcel', 'Where is it?'
    from generate_series(1, 3)`.execute(testShop.shop.db);
  await sql`update orders set created_at = created_at - interval '3 days' where id = ${early._id}`.execute(
    testShop.shop.db,
  );
  await compactShards(testShop.shop.db);
});
afterAll(() => testShop.close());

test('sums kept by triggers agree after sales, cancellations, other days, messages and deleted accounts', async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
});

test('the days that triggers count by begin when the days of the shop do', async () => {
  const midnight = Date.parse('2026-10-31T18:30:00.000Z');
  const hour = 60 * 60_000;
  const moments = [
    -1,
    0,
    1,
    hour,
    6 * hour - 1,
    18 * hour,
    24 * hour - 1,
    24 * hour,
    182 * 24 * hour,
  ].map((offset) => new Date(midnight + offset));
  const { rows } = await sql<{ day: string }>`
    select shop_day(at)::text as day from unnest(${moments}::timestamptz[]) with ordinality as t (at, place)
    order by place`.execute(testShop.shop.db);
  expect(rows.map(({ day }) => day)).toEqual(moments.map(toShopDay));
});

const products = 'days of products that count other sales than there are';
const orders = 'days that count other orders than there are';
const users = 'roles and statuses that count other users than there are';

test.each([
  [
    `2 ${products}`,
    sql`update product_days set quantity = quantity + 1 where day < shop_day(now())`,
  ],
  [`8 ${products}`, sql`update product_days set day = day - 1`],
  [`2 ${products}`, sql`delete from product_days where day = shop_day(now())`],
  [`1 ${orders}`, sql`update order_days set orders = orders + 1 where status = 'CANCELLED'`],
  [`1 ${orders}`, sql`update order_days set takings_paise = 0 where day < shop_day(now())`],
  [`2 ${users}`, sql`update user_counts set users = users + 1`],
  [`1 ${users}`, sql`delete from user_counts where role = 'ADMIN'`],
])('%s are found when planted', async (violation, drift) => {
  await testShop.shop.db
    .transaction()
    .execute(async (tx) => {
      await drift.execute(tx);
      expect(await findViolations(tx)).toEqual([violation]);
      throw new RolledBack();
    })
    .catch((error) => {
      if (!(error instanceof RolledBack)) throw error;
    });
});

class RolledBack extends Error {}
