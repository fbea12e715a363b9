import { forgotPassword } from '@mathappu/contract/account';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { customer, signInAgain } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { deleteExpiredAccountRows } from './account-queries.ts';

let testShop: TestShop;
beforeEach(async () => {
  testShop = await openTestShop();
});
afterEach(() => testShop.close());

test('a sign-in stays for a year after it was ended or expired', async () => {
  const { db } = testShop.shop;
  const person = await customer(testShop);
  await signInAgain(testShop, person);
  const [ended, expired] = await db.selectFrom('sessions').select('id').orderBy('id').execute();
  const age = async (days: number) => {
    const at = sql<Date>`now() - make_interval(days => ${days})`;
    const change = db.updateTable('sessions');
    await change
      .set({ revoked_at: at })
      .where('id', '=', ended?.id ?? '')
      .execute();
    await change
      .set({ expires_at: at })
      .where('id', '=', expired?.id ?? '')
      .execute();
    await deleteExpiredAccountRows(db);
    return (await db.selectFrom('sessions').select('id').execute()).length;
  };
  expect([await age(31), await age(364), await age(367)]).toEqual([2, 2, 0]);
});

test('expired rows are deleted, valid ones stay', async () => {
  const { db } = testShop.shop;
  const person = await customer(testShop);
  await signInAgain(testShop, person);
  await testShop.call(forgotPassword, { body: { email: person.email } });
  await testShop.runJobs();
  await deleteExpiredAccountRows(db);
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(2);
  expect(await db.selectFrom('recovery_codes').selectAll().execute()).toHaveLength(1);
  const [session] = await db.selectFrom('sessions').select('id').execute();
  const longAgo = sql<Date>`now() - interval '367 days'`;
  await db
    .updateTable('sessions')
    .set({ revoked_at: longAgo })
    .where('id', '=', session?.id ?? '')
    .execute();
  await db.updateTable('recovery_codes').set({ expires_at: longAgo }).execute();
  await deleteExpiredAccountRows(db);
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  expect(await db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
});
