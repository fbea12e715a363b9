import { forgotPassword } from '@mathappu/contract/account';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codOrder } from '#test/orders.ts';
import { customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { recordDone } from './last-done-queries.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

async function linesOf(name: string): Promise<string[]> {
  const { body } = await testShop.app.inject('/metrics');
  return body.split('\n').filter((line) => line.startsWith(name));
}

test('an operator sees orders, jobs that wait or have failed, and how late they are', async () => {
  const buyer = await customer(testShop);
  const productId = await product(testShop, { stock: 5 });
  await testShop.runJobs();
  const before = await linesOf('shop_jobs{queue="order-mail"');
  await codOrder(testShop, buyer, [{ productId, quantity: 1 }]);
  expect(await linesOf('shop_orders')).toEqual(['shop_orders{status="PENDING"} 1']);
  expect(await linesOf('shop_payments_to_settle')).toEqual(['shop_payments_to_settle 0']);
  expect(await linesOf('shop_database_up')).toEqual(['shop_database_up 1']);
  expect(await linesOf('shop_database_read_only')).toEqual(['shop_database_read_only 0']);
  expect(before).toEqual([]);
  expect(await linesOf('shop_jobs{queue="order-mail"')).toContain(
    'shop_jobs{queue="order-mail",state="waiting"} 1',
  );
  await sql`
    update pgboss.job set start_after = now() - interval '90 seconds'
    where name = 'order-mail'`.execute(testShop.shop.db);
  const [late = ''] = await linesOf('shop_job_late_seconds{queue="order-mail"}');
  expect(Number(late.split(' ')[1])).toBeGreaterThanOrEqual(90);

  await testShop.runJobs();
  expect(await linesOf('shop_jobs{queue="order-mail"')).toEqual([]);
});

test('a mail that is tried again and again is seen by its age, though it is never late', async () => {
  const buyer = await customer(testShop);
  const productId = await product(testShop, { stock: 5 });
  await codOrder(testShop, buyer, [{ productId, quantity: 1 }]);
  await sql`
    update pgboss.job set state = 'retry', created_on = now() - interval '40 minutes',
      start_after = now() + interval '1 hour'
    where name = 'order-mail'`.execute(testShop.shop.db);
  const [waits = ''] = await linesOf('shop_job_waiting_seconds{queue="order-mail"}');
  expect(Number(waits.split(' ')[1])).toBeGreaterThanOrEqual(2_400);
  expect(await linesOf('shop_job_late_seconds{queue="order-mail"}')).toEqual([
    'shop_job_late_seconds{queue="order-mail"} 0',
  ]);
});

test('given-up jobs that no screen lists wake nobody', async () => {
  const failed = (queue: string) => linesOf(`shop_jobs{queue="${queue}",state="failed"}`);
  const { email } = await customer(testShop);
  await testShop.call(forgotPassword, { body: { email } });
  for (const queue of ['recovery-mail', 'order-mail'])
    await sql`update pgboss.job set state = 'failed' where name = ${queue}`.execute(
      testShop.shop.db,
    );
  expect(await linesOf('shop_jobs{queue="recovery-mail",state="waiting"}')).toHaveLength(1);
  expect(await failed('recovery-mail')).toEqual([]);
  expect(await failed('order-mail')).toEqual([expect.stringMatching(/[1-9]$/)]);
});

test('an operator sees the last backup, whichever process made it', async () => {
  const name = 'shop_last_backup_timestamp_seconds';
  expect(await linesOf(name)).toEqual([`${name} 0`]);
  await recordDone(testShop.shop.db, 'backup');
  const at = sql`now() - interval '2 days'`;
  await sql`update given_once set at = ${at} where what = 'backup'`.execute(testShop.shop.db);
  await recordDone(testShop.shop.db, 'backup');
  const [line = ''] = await linesOf(name);
  expect(Math.abs(Number(line.split(' ')[1]) - Date.now() / 1_000)).toBeLessThan(60);
});
