import { forgotPassword } from '@mathappu/contract/account';
import { updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import {
  listFailedMails,
  resendFailedMails,
  resendMail,
} from '@mathappu/contract/admin/maintenance';
import { deleteMyAccount } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { type MailServer, openMailingShop, type ReceivedMail } from '#test/mail-server.ts';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import type { TestShop } from '#test/test-shop.ts';

let mailServer: MailServer;
let testShop: TestShop;
beforeAll(async () => {
  ({ testShop, mailServer } = await openMailingShop());
});
afterEach(async () => {
  mailServer.refuse(0);
  mailServer.received.splice(0);
  await sql`delete from pgboss.job where name like '%-mail'`.execute(testShop.shop.db);
});
afterAll(() => testShop.close());

/** The mails received since the last call. */
async function newMails(): Promise<ReceivedMail[]> {
  await testShop.runJobs('order-mail');
  return mailServer.received.splice(0);
}

/** Makes the waiting mails due; returns how long, in seconds, each would have waited. */
async function skipPauses(): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    with waiting as (
      select name, id, start_after from pgboss.job where name = 'order-mail' and state = 'retry')
    update pgboss.job set start_after = now() from waiting
    where job.name = waiting.name and job.id = waiting.id
    returning extract(epoch from waiting.start_after - now())::float8 as seconds`.execute(
    testShop.shop.db,
  );
  return rows.map(({ seconds }) => seconds);
}

const failedMails = async () => {
  const { token } = await admin(testShop);
  return (await testShop.call(listFailedMails, { token })).body;
};

async function orderOf(buyer: Person): Promise<{ _id: string; orderId: string }> {
  const productId = await product(testShop, { stock: 9 });
  return codOrder(testShop, buyer, [{ productId, quantity: 1 }]);
}

test('a mail is tried for a day and more, an hour apart at most, and then sent', async () => {
  const buyer = await customer(testShop);
  const { orderId } = await orderOf(buyer);
  mailServer.refuse(Number.POSITIVE_INFINITY);
  let away = 0;
  while (away < 26 * 3_600) {
    const problems = (await testShop.runDueJobs('order-mail')).map(({ message }) => message);
    expect(problems).toEqual([expect.stringContaining('Too busy')]);
    const [pause = Number.NaN, ...others] = await skipPauses();
    expect(others).toEqual([]);
    expect(pause).toBeLessThanOrEqual(3_600);
    away += pause;
  }
  const waiting = await failedMails();
  expect(waiting).toMatchObject({
    data: [],
    totalCount: 0,
    waiting: { count: 1, problem: expect.stringContaining('Too busy') },
  });
  mailServer.refuse(0);
  expect((await newMails()).map(({ subject }) => subject)).toEqual([
    `Order ${orderId} received - Mathappu`,
  ]);
  expect((await failedMails()).waiting).toEqual({ count: 0, problem: '' });
});

test('a mail that is sent twice carries one Message-ID', async () => {
  const buyer = await customer(testShop);
  await orderOf(buyer);
  const [first] = await newMails();
  // As when the process dies after the mail server has accepted the mail.
  await sql`update pgboss.job set state = 'retry', start_after = now()
    where name = 'order-mail' and data ->> 'to' = ${buyer.email}`.execute(testShop.shop.db);
  const [second] = await newMails();
  expect(first?.messageId).toMatch(/^<[0-9a-f-]{36}@mathappu\.example>$/);
  expect(second?.messageId).toBe(first?.messageId);
});

test('a one-time code that nobody waits for any more is not sent', async () => {
  const { email } = await customer(testShop);
  for (const minutes of [14, 16]) {
    await testShop.call(forgotPassword, { body: { email } });
    await sql`update pgboss.job set created_on = now() - make_interval(mins => ${minutes})
      where name = 'recovery-mail' and state = 'created'`.execute(testShop.shop.db);
    await testShop.runJobs();
    const mails = mailServer.received.splice(0).map(({ subject }) => subject);
    expect(mails).toEqual(minutes === 14 ? [expect.stringContaining('one-time code')] : []);
  }
});

/** Orders whose mails have used up their attempts. */
async function ordersWithFailedMails(count: number): Promise<string[]> {
  const buyer = await customer(testShop);
  const numbers: string[] = [];
  for (let order = 0; order < count; order += 1) numbers.push((await orderOf(buyer)).orderId);
  await sql`update pgboss.job set retry_count = retry_limit
    where name = 'order-mail' and state = 'created'`.execute(testShop.shop.db);
  mailServer.refuse(count);
  expect(await testShop.runDueJobs('order-mail')).toHaveLength(count);
  return numbers;
}

test('a mail that failed for good can be sent again', async () => {
  const owner = await admin(testShop);
  const [orderId = ''] = await ordersWithFailedMails(1);
  const { data, totalCount } = await failedMails();
  expect([data, totalCount]).toMatchObject([
    [{ subject: expect.stringContaining(orderId), problem: expect.stringContaining('Too busy') }],
    1,
  ]);
  const mailId = data[0]?._id ?? '';
  const resend = () => testShop.call(resendMail, { token: owner.token, params: { mailId } });
  expect((await resend()).status).toBe(200);
  expect((await resend()).status).toBe(404);
  expect((await newMails()).map(({ subject }) => subject)).toEqual([data[0]?.subject]);
  expect((await failedMails()).totalCount).toBe(0);
});

test('all failed mails are sent again by one call, each once, and the audit says how many', async () => {
  const owner = await admin(testShop);
  const rounds = byTier(20);
  for (let round = 0; round < rounds; round += 1) {
    const numbers = await ordersWithFailedMails(3);
    expect((await failedMails()).totalCount).toBe(3);
    const answers = await Promise.all(
      [1, 2].map(() => testShop.call(resendFailedMails, { token: owner.token })),
    );
    expect(answers.map(({ body }) => body.data.count).sort()).toEqual([0, 3]);
    const subjects = (await newMails()).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(
      numbers.map((number) => `Order ${number} received - Mathappu`).toSorted(),
    );
  }
  const audit = await testShop.shop.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'after'])
    .where('action', '=', 'mail.resendAll')
    .execute();
  expect(audit).toEqual(Array(rounds).fill({ actor_id: owner.userId, after: { count: 3 } }));
});

test('a failed mail is kept until it is sent; a sent one is forgotten after a day', async () => {
  const { db, jobs } = testShop.shop;
  await ordersWithFailedMails(1);
  await orderOf(await customer(testShop));
  await newMails();
  const monthsAgo = sql`now() - interval '90 days'`;
  await sql`update pgboss.job set created_on = ${monthsAgo}, completed_on = ${monthsAgo}
    where name = 'order-mail'`.execute(db);
  await db.transaction().execute((tx) => jobs.enqueue(tx, 'delete-sent-mails', {}));
  await testShop.runJobs();
  const { rows } = await sql`
    select state, deletion_seconds from pgboss.job where name = 'order-mail'`.execute(db);
  expect(rows).toEqual([{ state: 'failed', deletion_seconds: 0 }]);
});

test('an account that is deleted leaves no recipient in the queue, but for the last mail', async () => {
  const buyer = await customer(testShop);
  const { _id } = await orderOf(buyer);
  const { token } = await admin(testShop);
  for (const status of ['SHIPPED', 'DELIVERED'] as const) {
    await testShop.call(updateOrderStatus, { params: { orderId: _id }, body: { status }, token });
  }
  const answer = await testShop.call(deleteMyAccount, {
    token: buyer.token,
    body: { password: buyer.password },
  });
  expect(answer.status).toBe(200);
  await testShop.runJobs();
  expect(mailServer.received.map(({ to, subject }) => [to, subject])).toEqual([
    [buyer.email, 'Your account was deleted - Mathappu'],
  ]);
});
