import { expect, type Page } from '@playwright/test';
import { addProduct, setPrice, setStock } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, goToCheckout, listOrders } from '../support/shopping.ts';

test('on a phone the lines are folded, Pay stays in view, and what changed is said beside its line', async ({
  page,
  shop,
}) => {
  const [kept, dearer, gone] = await Promise.all([
    addProduct(shop, { price: 20 }),
    addProduct(shop, { price: 45, discount: 35 }),
    addProduct(shop, { price: 100 }),
  ]);
  const wanted = { [kept.name]: 2, [dearer.name]: 1, [gone.name]: 3 };
  const buyer = await goToCheckout(page, shop, wanted);
  const items = page.getByRole('region', { name: 'Your items' });
  const summary = page.getByRole('region', { name: 'Order summary' });
  const place = page.getByRole('button', { name: 'Place Order' });
  const quantities = items.getByRole('textbox', { name: /^Quantity of/ });
  await expect(items).toContainText(`3 products · Change`);
  await expect(items).toContainText(`2\u00a0×\u00a0${kept.name}`);
  await expect(quantities).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(place).toBeInViewport({ ratio: 1 });
  await expect(summary.getByText('₹369.25').last()).toBeInViewport();
  await items.getByRole('button', { name: 'Change' }).tap();
  await expect(quantities).toHaveCount(3);
  await items.getByRole('button', { name: 'Hide' }).tap();
  await expect(quantities).toHaveCount(0);

  await setStock(shop, gone.name, 0);
  await setPrice(shop, dearer.name, 55.4);
  await place.tap();
  await expect(summary.getByText(/Please review your order/)).toBeInViewport();
  await expect(items).toContainText('Price changed from ₹29.25 to ₹36.01');
  await expect(items).toContainText('Out of stock');
  await expect(summary).toContainText('₹76.01');
  await summary.getByRole('button', { name: 'Remove sold-out products' }).tap();
  await expect(quantities).toHaveCount(2);
  await expect(items).not.toContainText(gone.name);
  await place.tap();
  await expect(page).toHaveURL('/myorder');
  expect(await listOrders(shop, buyer)).toMatchObject([{ totalAmt: 76.01 }]);
});

/** The notice about the unpaid order has the focus, is all on the screen and nothing lies over it. */
async function expectAtNotice(page: Page): Promise<void> {
  const focused = page.locator(':focus');
  await expect(focused).toContainText('Payment was not completed');
  await expect(focused).toBeInViewport({ ratio: 1 });
  const isInSight = () =>
    focused.evaluate((notice) => {
      const { left, top, right } = notice.getBoundingClientRect();
      const corners = [left + 8, right - 8].map((x) => document.elementFromPoint(x, top + 8));
      return corners.every((element) => notice.contains(element));
    });
  // The toast about the closed payment lies over it for its two seconds.
  await expect.poll(isInSight).toBe(true);
}

test('who closes the payment on a phone is at the notice about it, by touch and by keys', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const products = await Promise.all([1, 2, 3, 4].map(() => addProduct(shop, { price: 60 })));
  const wanted = Object.fromEntries(products.map(({ name }) => [name, 1]));
  const buyer = await goToCheckout(page, shop, wanted);
  const bank = page.getByRole('dialog', { name: /^Test payment/ });
  const complete = page.getByRole('button', { name: 'Complete payment' });
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

  await page.getByText('Pay online', { exact: true }).tap();
  await scrollTo(10_000);
  await page.getByRole('button', { name: 'Pay ₹240.00' }).tap();
  await bank.getByRole('button', { name: 'Dismiss' }).tap();
  await expect(bank).toBeHidden();
  await expectAtNotice(page);

  await fillCart(shop, buyer, wanted);
  for (const path of ['/checkout', '/cart']) {
    await page.goto(path);
    await expect(complete).toBeVisible();
    await scrollTo(160);
    await complete.tap();
    await bank.getByRole('button', { name: 'Dismiss' }).tap();
    await expect(bank).toBeHidden();
    await expectAtNotice(page);

    await complete.focus();
    await scrollTo(160);
    await page.keyboard.press('Enter');
    await expect(bank).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bank).toBeHidden();
    await expectAtNotice(page);
  }
});
