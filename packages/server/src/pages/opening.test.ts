import { getTodo } from '@mathappu/contract/admin/dashboard';
import { listProducts } from '@mathappu/contract/catalogue';
import { login } from '@mathappu/contract/sessions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsOf } from '#test/admin/settings.ts';
import { admin, customer } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { isStaffPage, openingPage } from './opening-page.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://crackers.example',
    AUTH_SECRET: 'q7Zr0vT2mXk9LpW4sYb6Nd8Hc1Fg3Ja5Ue',
    SMTP_URL: 'smtps://user:word@mail.example',
    MAIL_FROM: 'Shop <shop@crackers.example>',
    DATABASE_URL: 'postgres://localhost/shop',
    RAZORPAY_KEY_ID: '',
  });
});
afterAll(() => testShop.close());

test('until the owner has said who the shop is, visitors are told that it opens soon, and staff work', async () => {
  const [owner, visitor] = [await admin(testShop), await customer(testShop)];
  for (const { token } of [{ token: undefined }, visitor]) {
    const { status, refusal, headers } = await testShop.call(listProducts, { body: {}, token });
    expect([status, refusal.code, headers['retry-after']]).toEqual([503, 'shopNotOpen', '3600']);
  }
  const { email, password } = owner;
  expect((await testShop.call(login, { body: { email, password } })).status).toBe(200);
  expect((await testShop.call(getTodo, { token: owner.token })).status).toBe(200);
  expect((await testShop.call(listProducts, { body: {}, token: owner.token })).status).toBe(200);
  expect((await testShop.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await testShop.app.inject({ url: '/readyz' })).statusCode).toBe(200);

  const { read, save } = settingsOf(testShop, owner);
  const { version, document } = await read('shop');
  expect(document).toMatchObject({ name: 'crackers.example', phone: '', address: '' });
  const named = {
    ...document,
    name: 'Kannan Crackers',
    phone: '+91 98400 12345',
    address: '1 Car Street, Madurai',
  };
  expect((await save('shop', { version, document: { ...named, phone: '' } })).status).toBe(400);
  const saved = await save('shop', { version, document: named, password });
  expect([saved.status, saved.refusal.issues]).toEqual([200, undefined]);
  expect((await testShop.call(listProducts, { body: {} })).status).toBe(200);
});

test.each([
  ['/', 'en', 'This shop opens soon'],
  ['/products?view=list', 'en', 'This shop opens soon'],
  ['/ta/product/1', 'ta', 'விரைவில்'],
])('the page %s is a 503 in its language, which nothing keeps', async (url, language, words) => {
  const page = openingPage(url);
  const { body, headers } = await page.variant('identity');
  expect(page.status).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '3600', 'cache-control': 'no-store' });
  expect(body.toString()).toContain(`<html lang="${language}">`);
  expect(body.toString()).toContain(words);
});

test('pages of staff are served, and no others', () => {
  const pages = ['/login', '/ta/login?from=%2Fadmin', '/admin/settings', '/forgotpassword'];
  expect(pages.filter(isStaffPage)).toEqual(pages);
  expect(['/', '/ta', '/products', '/loginx', '/cart', '/register'].filter(isStaffPage)).toEqual(
    [],
  );
});
