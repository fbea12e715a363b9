import { login, registerUser } from '@mathappu/contract/account';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { customer } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeEach(async () => {
  testShop = await openTestShop();
});
afterEach(async () => {
  expect(testShop.errors).toEqual([]);
  await testShop.close();
});

const newCustomer = {
  name: 'Kavya Raman',
  email: 'Kavya@Mail.test',
  number: '9876543210',
  password: 'banyan-lantern-42',
};

test('a new customer registers and signs in', async () => {
  const registered = await testShop.call(registerUser, { body: newCustomer });
  expect(registered.status).toBe(200);
  const signedIn = await testShop.call(login, {
    body: { email: 'kavya@mail.TEST', password: newCustomer.password },
  });
  expect(signedIn.status).toBe(200);
  expect(signedIn.body.data.accesstoken).toMatch(/^ey/);
  const user = await testShop.shop.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(user).toMatchObject({ email: 'kavya@mail.test', role: 'USER', phone: '9876543210' });
  expect(user.last_login_at).toBeInstanceOf(Date);
});

test('a customer for other tests is signed in', async () => {
  const { token, userId } = await customer(testShop);
  const answer = await testShop.app.authenticate({
    headers: { authorization: `Bearer ${token}` },
  } as never);
  expect(answer?.userId).toBe(userId);
});
