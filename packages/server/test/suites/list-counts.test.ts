import { listReviews } from '@mathappu/contract/catalogue/reviews';
import type { AnyEndpoint } from '@mathappu/contract/endpoint';
import {
  deleteMessage,
  listMessages,
  updateMessageAnswered,
  updateMessageStatus,
} from '@mathappu/contract/messages';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { findViolations } from '#test/invariants.ts';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { type SeededRandom, seededRandom } from '#test/seeded-random.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

const statuses = ['unread', 'read', 'archived'];

test('the totals of the list of messages are right after batches of random changes', async () => {
  const { db } = testShop.shop;
  const random = seededRandom(58);
  for (let round = 0; round < 40; round += 1) {
    await changeMessages(db, random);
    expect(await findViolations(db)).toEqual([]);
  }
  const answers = [undefined, 'yes', 'no'] as const;
  for (const status of [undefined, ...statuses]) {
    for (const answered of answers) {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from messages where status = coalesce(${status ?? null}, status)
          and (answered_at is not null) = coalesce(${answered ? answered === 'yes' : null}, answered_at is not null)`.execute(
        db,
      );
      expect(await totalOf({ ...(status && { status }), ...(answered && { answered }) })).toBe(
        rows[0]?.count,
      );
    }
  }
  await deleteInBatches(db, 'messages', sql`true`);
  expect(await totalOf({})).toBe(0);
  expect(await findViolations(db)).toEqual([]);
});

test('what is rolled back is not counted', async () => {
  const { db } = testShop.shop;
  await db
    .transaction()
    .execute(async (tx) => {
      await insertMessages(tx, 5);
      throw new Error('broken off');
    })
    .catch(() => undefined);
  expect(await totalOf({})).toBe(0);
});

test('simultaneous messages, answers, changes of status and deletions are all counted', async () => {
  const { db } = testShop.shop;
  const { token } = owner;
  for (let round = 0; round < 10; round += 1) {
    await insertMessages(db, 6);
    const rows = await db.selectFrom('messages').select('id').orderBy('id').execute();
    const done = await Promise.all(
      rows.flatMap(({ id: messageId }, place) => [
        insertMessages(db, 1).then(() => 200),
        statusOf(updateMessageAnswered, {
          params: { messageId },
          body: { isAnswered: true },
          token,
        }),
        place % 3 === 0
          ? statusOf(deleteMessage, { params: { messageId }, token })
          : statusOf(updateMessageStatus, {
              params: { messageId },
              body: { status: round % 2 === 0 ? 'read' : 'archived' },
              token,
            }),
      ]),
    );
    expect(done.filter((status) => status >= 500)).toEqual([]);
    expect(await findViolations(db)).toEqual([]);
    await deleteInBatches(db, 'messages', sql`true`);
  }
});

test('the totals of the list of reviews are right', async () => {
  const { db } = testShop.shop;
  const buyer = await customer(testShop);
  const lines = [];
  for (let made = 0; made < 3; made += 1)
    lines.push({ productId: await product(testShop), quantity: 1 });
  const order = await codOrder(testShop, buyer, lines);
  await sql`
    insert into reviews (id, order_id, product_id, user_id, stars, status)
    select gen_random_uuid(), ${order._id}::uuid, product_id, ${buyer.userId}::uuid, 5,
      case line_no when 1 then 'pending' else 'published' end
    from order_lines where order_id = ${order._id}`.execute(db);
  const totalOfReviews = async (query: object) =>
    (await testShop.call(listReviews, { token: owner.token, query })).body.totalCount;
  expect(await totalOfReviews({})).toBe(3);
  expect(await totalOfReviews({ status: 'pending' })).toBe(1);
  expect(await totalOfReviews({ status: 'rejected' })).toBe(0);
  await sql`
    update reviews set status = 'rejected', reason = 'insult' where status = 'pending'`.execute(db);
  expect(await totalOfReviews({ status: 'pending' })).toBe(0);
  expect(await totalOfReviews({ status: 'rejected' })).toBe(1);
});

const statusOf = async <E extends AnyEndpoint>(endpoint: E, input: object): Promise<number> =>
  (await testShop.call(endpoint, input as never)).status;

const totalOf = async (query: object): Promise<number> =>
  (await testShop.call(listMessages, { token: owner.token, query })).body.pagination.total;

const insertMessages = (db: Queryable, count: number) =>
  sql`
    insert into messages (id, name, email, subject, message)
    select gen_random_uuid(), 'Kavitha', 'k@mail.test', 'Parcel', 'Where is it?'
    from generate_series(1, ${count}::integer)`.execute(db);

/** One statement that changes none, one or many messages. */
async function changeMessages(db: Queryable, random: SeededRandom): Promise<void> {
  const some = sql`(select id from messages order by id offset ${random.below(20)} limit ${random.below(12)})`;
  const status = random.pick(statuses);
  const change = random.pick([
    () => insertMessages(db, random.below(12)),
    () => sql`update messages set status = ${status} where id in ${some}`.execute(db),
    () =>
      sql`update messages set status = ${status}, answered_at = now() where id in ${some}`.execute(
        db,
      ),
    () => sql`update messages set answered_at = null where id in ${some}`.execute(db),
    () => sql`update messages set name = 'Deleted account' where id in ${some}`.execute(db),
    () => sql`delete from messages where id in ${some} and status = ${status}`.execute(db),
  ]);
  await change();
}
