import { expect } from '@playwright/test';
import { orderPath, productPath } from '#packages/web/app/navigation/paths.ts';
import { signIn } from '../support/people.ts';
import { deliveredOrder } from '../support/reviews.ts';
import { expectNoSidewaysScroll } from '../support/screen-checks.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';
import { toasts } from '../support/toasts.ts';

test.use({ viewport: { width: 360, height: 740 }, permissions: ['clipboard-write'] });

test('by touch a product is reviewed, shared and found again among those that were looked at', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const { orderId, products } = await deliveredOrder(shop, buyer);
  const [{ _id, name }] = products;
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await signIn(page, buyer);

  await page.goto(orderPath(orderId));
  await page.getByRole('button', { name: 'How were they? Rate 2 products' }).tap();
  await page.getByRole('button', { name: `Write a review of ${name}` }).tap();
  const review = page.getByRole('dialog', { name: `Review of ${name}` });
  await review.getByRole('radio', { name: '4 stars' }).tap();
  await review.getByRole('textbox', { name: 'Your words' }).fill('Bright');
  await review.getByRole('button', { name: 'Send review' }).tap();
  await expect(review).toBeHidden();
  await expect(page.getByText('Your review appears once we have read it.')).toBeVisible();

  await page.goto(productPath(_id));
  await page.getByRole('button', { name: 'Share' }).tap();
  const share = page.getByRole('dialog', { name: 'Share' });
  await share.getByRole('button', { name: 'Copy link' }).tap();
  await expect(toasts(page).getByText('Link copied')).toBeVisible();
  await expect(share).toBeHidden();

  await page.goto('/products');
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await viewed.getByRole('link', { name }).tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
