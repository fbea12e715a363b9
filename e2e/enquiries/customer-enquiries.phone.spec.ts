import { expect } from '@playwright/test';
import { answerAsStaff, enquireByApi } from '../support/enquiries.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, newBuyer } from '../support/shopping.ts';

test.use({
  settings: {
    selling: { saleMode: 'enquiry' },
    payment: { upiId: 'anbu@okbank', payee: 'Anbu & Sons' },
  },
});

test.describe('the network goes', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('an enquiry that is sent without a network says so, keeps its note, and goes when it is back', {
    tag: '@nightly',
  }, async ({ page, shop, context }) => {
    const buyer = await newBuyer(shop);
    await fillCart(shop, buyer, { 'Gold Rain': 2 });
    await signIn(page, buyer);
    await page.goto('/checkout');
    const note = page.getByLabel('Note to the shop');
    const send = page.getByRole('button', { name: 'Send Enquiry' });
    await note.fill('Before noon');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    for (const _ of ['first', 'second']) {
      await send.tap();
      await expect(page.getByRole('alert')).toHaveText('Network error - Please try again');
      await expect(send).toBeEnabled();
    }
    await expect(note).toHaveValue('Before noon');
    // What never left is not called open.
    await expect(page.getByText('We do not know yet')).toHaveCount(0);
    await context.setOffline(false);
    await page.reload();
    await expect(note).toHaveValue('Before noon');
    await send.tap();
    await expect(page).toHaveURL(/\/order\/[0-9A-Z]{26}$/);
    await page.goto('/myorder?view=enquiries');
    await page.getByRole('link', { name: /^View Enquiry EQ-/ }).tap();
    await expect(page.getByRole('main').getByText('Before noon')).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('main').getByText('Your cart is empty')).toBeVisible();
  });
});

test('on a phone of 360 px nothing of an enquiry is wider than the screen, and UPI opens its app', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const offered = await enquireByApi(shop, buyer, { 'Gold Rain': 5 });
  const staff = await answerAsStaff(shop, offered);
  await staff.edit(3, 'Only three came');
  await staff.offer();
  const confirmed = await enquireByApi(shop, buyer, { 'Gold Rain': 4 });
  const { orderId } = await (await answerAsStaff(shop, confirmed)).confirm('offline');
  await fillCart(shop, buyer, { 'Gold Rain': 2 });
  await signIn(page, buyer);
  for (const [path, words] of [
    ['/cart', 'Go on to the enquiry'],
    ['/checkout', 'Send Enquiry'],
    ['/myorder?view=enquiries', 'Waiting for your answer'],
    [`/order/${offered}`, 'You asked for 5, offered 3: Only three came'],
    [`/order/${orderId}`, `and write ${orderId}`],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    const said = page.getByRole('main').getByText(words).filter({ visible: true });
    await expect(said.first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(360);
    await expectAccessible(page, path);
  }
  await expect(page.getByRole('link', { name: 'Open my UPI app' })).toHaveAttribute(
    'href',
    new RegExp(`^upi://pay\\?pa=anbu@okbank&.*&am=[\\d.]+&cu=INR&tn=${orderId}$`),
  );
});
