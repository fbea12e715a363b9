import { expect, type Page } from '@playwright/test';
import { addOnList } from '../support/cart-screens.ts';
import { openAsOwner, signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';

test.use({ settings: { selling: { saleMode: 'enquiry' } } });

const line = (page: Page) =>
  page.getByRole('main').getByText('We keep what you enter to handle your order. Privacy policy');

test('each form in which somebody enters personal data says that it is kept, and leads to the policy', async ({
  page,
  browser,
  shop,
}) => {
  for (const path of ['/register', '/contact']) {
    await page.goto(path);
    await expect(line(page)).toBeVisible();
  }
  await addOnList(page, 'Gold Rain');
  await page.goto('/checkout');
  await expect(page.getByLabel('Your name')).toBeVisible();
  await expect(line(page)).toBeVisible();
  await line(page).getByRole('link').click();
  await expect(page).toHaveURL('/privacypolicy');
  const article = page.getByRole('main').getByRole('article');
  await expect(article.getByText('Who sees it:').first()).toBeVisible();
  await expect(article).toContainText('we answer within a month');
  await expect(article).toContainText('Data Protection Board of India');

  const buyer = await newBuyer(shop);
  const theirs = await browser.newPage({ baseURL: shop.url });
  await signIn(theirs, buyer);
  await theirs.goto('/checkout');
  await expect(line(theirs)).toBeVisible();
  await theirs.close();

  const atDesk = await browser.newPage({ baseURL: shop.url });
  await openAsOwner(atDesk, '/admin/orders/new', 'New order');
  await expect(line(atDesk)).toBeVisible();
  await atDesk.close();
});
