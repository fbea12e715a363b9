import { resetPassword } from '@mathappu/contract/account';
import { login } from '@mathappu/contract/sessions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customer } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { makeAdminLink } from './make-admin-link.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

const linked = async (email: string) => {
  const link = await makeAdminLink(testShop.shop, email);
  const secret = new URLSearchParams(new URL(link?.url ?? 'http://none').hash.slice(1));
  return { email: secret.get('email') ?? '', proof: secret.get('proof') ?? '' };
};

test('a link makes the first admin and sets a password once; later ones are for admins alone', async () => {
  const email = 'Owner@Shop.test';
  const newPassword = 'lantern-of-the-owner-7';
  const passwords = { newPassword, confirmPassword: newPassword };
  const first = await linked(email);
  expect(first.email).toBe('owner@shop.test');
  const body = { ...first, ...passwords };
  expect((await testShop.call(resetPassword, { body })).status).toBe(200);
  const signedIn = await testShop.call(login, { body: { email, password: newPassword } });
  expect(signedIn.status).toBe(200);
  const again = await testShop.call(resetPassword, { body });
  expect(again.refusal.code).toBe('recoveryNotProven');

  const { email: ofCustomer } = await customer(testShop);
  expect(await makeAdminLink(testShop.shop, ofCustomer)).toBeUndefined();
  expect(await makeAdminLink(testShop.shop, 'stranger@shop.test')).toBeUndefined();
  const older = await linked(email);
  const newer = await linked(email);
  const withOlder = await testShop.call(resetPassword, { body: { ...older, ...passwords } });
  expect(withOlder.refusal.code).toBe('recoveryNotProven');
  expect((await testShop.call(resetPassword, { body: { ...newer, ...passwords } })).status).toBe(
    200,
  );
});
