import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { demoPassports } from '#packages/demo/src/demo-passports.ts';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { administer } from '#packages/server/test/storage/administer.ts';
import { callApi } from '../support/api.ts';
import { signIn } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { test as base } from '../support/shop-fixtures.ts';
import { fillCart, newBuyer } from '../support/shopping.ts';
import { type RunningShop, startShop } from '../support/start-shop.ts';

const server = process.env.TEST_DATABASE_URL;

/** A shop in production, on a PostgreSQL server, whose owner has no contract with the payment provider. */
const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => {
      const name = `story_${randomUUID().replaceAll('-', '')}`;
      await administer(`create database ${name}`);
      const database = new URL(server ?? '');
      database.pathname = name;
      const shop = await startShop({
        NODE_ENV: 'production',
        DATABASE_URL: database.href,
        AUTH_SECRET: 'kettle-9-orchid-lantern-42-harbour-77-monsoon',
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'care@mathappu.example',
        ADMIN_EMAIL: demoAdmin.email,
        ADMIN_PASSWORD: demoAdmin.password,
        SHOP_NAME: 'Mathappu',
        SHOP_EMAIL: 'care@mathappu.example',
        SHOP_PHONE: '+91 423 244 0000',
        SHOP_ADDRESS: '12 Commercial Road, Udhagamandalam',
        SHOP_SOCIAL_INSTAGRAM: 'https://instagram.example/mathappu',
      });
      await use(shop);
      await shop.stop();
      await administer(`drop database ${name} with (force)`);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
test.skip(!server, 'a shop in production needs a PostgreSQL server');

test('online payment cannot be chosen, and cash on delivery is', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  // In production a new product needs its passport.
  const passport = demoPassports.get('sparklers-7cm-electric');
  const { name } = await addProduct(shop, { passport: passport as never });
  const buyer = await newBuyer(shop);
  await fillCart(shop, buyer, { [name]: 1 });
  await signIn(page, buyer);
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Pay online' })).toBeDisabled();
  await expect(page.getByText('Currently unavailable')).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/myorder');
});

test('the owner is asked how the shop sells until that is chosen', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  await signIn(page, demoAdmin);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Choose how this shop sells' }).click();
  const full = page.getByRole('radio', { name: 'Online and cash' });
  await expect(full).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please confirm that you have legal advice')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I have legal advice' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Last changed by /)).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Orders to pack')).toBeVisible();
  await expect(page.getByText('Choose how this shop sells')).toHaveCount(0);
  const { data } = await callApi(shop, 'GET', '/shop/details');
  expect(data).toMatchObject({ saleMode: 'full', isOnlinePaymentAvailable: false });
});

test('the contact page shows contact details and social links', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'care@mathappu.example' })).toHaveAttribute(
    'href',
    'mailto:care@mathappu.example',
  );
  await expect(main.getByRole('link', { name: '+91 423 244 0000' })).toHaveAttribute(
    'href',
    'tel:+914232440000',
  );
  await expect(main.getByText('The Nilgiris')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.example/mathappu',
  );
});
