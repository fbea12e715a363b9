import { getTodo } from '@mathappu/contract/admin/dashboard';
import { discardJob, listFailedJobs, retryJob } from '@mathappu/contract/admin/maintenance';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let token: string;
let userId: string;

beforeAll(async () => {
  testShop = await openTestShop();
  ({ token, userId } = await admin(testShop));
});
afterAll(() => testShop.close());

const list = async () => (await testShop.call(listFailedJobs, { token })).body;

/** A clean-up whose table is away, until its attempts are used up. */
async function failedCleanUp(): Promise<string> {
  const { db, jobs } = testShop.shop;
  await sql`alter table idempotent_requests rename to elsewhere`.execute(db);
  await db.transaction().execute((tx) => jobs.enqueue(tx, 'delete-old-requests', {}));
  await sql`update pgboss.job set retry_count = retry_limit where state = 'created'`.execute(db);
  expect(await testShop.runDueJobs('delete-old-requests')).toHaveLength(1);
  await sql`alter table elsewhere rename to idempotent_requests`.execute(db);
  return (await list()).data[0]?._id ?? '';
}

test('a job that was given up is listed with its reason, and runs once it is tried again', async () => {
  const jobId = await failedCleanUp();
  expect(await list()).toMatchObject({
    data: [{ queue: 'delete-old-requests', problem: expect.stringContaining('does not exist') }],
    totalCount: 1,
  });
  expect((await testShop.call(getTodo, { token })).body.data.failedJobs).toBe(1);
  const answers = await Promise.all(
    [1, 2].map(() => testShop.call(retryJob, { token, params: { jobId } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  await testShop.runJobs('delete-old-requests');
  expect(await list()).toMatchObject({ data: [], totalCount: 0 });
});

test('a job that is discarded is gone, and the record says who did it', async () => {
  const jobId = await failedCleanUp();
  expect((await testShop.call(discardJob, { token, params: { jobId } })).status).toBe(200);
  expect((await testShop.call(discardJob, { token, params: { jobId } })).status).toBe(404);
  expect((await testShop.call(retryJob, { token, params: { jobId } })).status).toBe(404);
  expect((await list()).totalCount).toBe(0);
  expect(
    await testShop.shop.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'before', 'after'])
      .where('action', '=', 'job.discard')
      .execute(),
  ).toEqual([{ actor_id: userId, before: { queue: 'delete-old-requests' }, after: null }]);
});
