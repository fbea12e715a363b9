import { registerUser } from '@mathappu/contract/account';
import { login } from '@mathappu/contract/sessions';
import { afterEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { createFirstAdmin } from './create-first-admin.ts';
import { listLastingOwners, listMembers } from './staff-queries.ts';

let testShop: TestShop;
afterEach(() => testShop.close());

const settings = { ADMIN_EMAIL: 'Owner@Shop.test', ADMIN_PASSWORD: 'first-of-all-19' };
const users = () => testShop.shop.db.selectFrom('users').selectAll().execute();

test('the admin of the settings is created once, and signs in', async () => {
  testShop = await openTestShop(settings);
  await Promise.all([createFirstAdmin(testShop.shop), createFirstAdmin(testShop.shop)]);
  await createFirstAdmin(testShop.shop);
  expect(await users()).toMatchObject([{ email: 'owner@shop.test', role: 'ADMIN' }]);
  expect(await listMembers(testShop.shop.db)).toMatchObject([{ email: 'owner@shop.test' }]);
  const answer = await testShop.call(login, {
    body: { email: 'owner@shop.test', password: 'first-of-all-19' },
  });
  expect(answer.status).toBe(200);
});

test('an admin whom the release before has made owns the shop from the next start on', async () => {
  testShop = await openTestShop(settings);
  await createFirstAdmin(testShop.shop);
  const { db } = testShop.shop;
  await db.deleteFrom('staff').execute();
  await createFirstAdmin(testShop.shop);
  const [owner] = await users();
  expect(await listLastingOwners(db)).toEqual([owner?.id]);
});

test('an existing account keeps its role and password', async () => {
  testShop = await openTestShop(settings);
  const password = 'banyan-lantern-42';
  await testShop.call(registerUser, {
    body: { name: 'Somebody', email: 'owner@shop.test', number: '9876543210', password },
  });
  await createFirstAdmin(testShop.shop);
  expect(await users()).toMatchObject([{ name: 'Somebody', role: 'USER' }]);
});

test('without settings there is no admin', async () => {
  testShop = await openTestShop();
  await createFirstAdmin(testShop.shop);
  expect(await users()).toEqual([]);
});
