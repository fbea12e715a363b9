import { expect } from '@playwright/test';
import { answerAsStaff, enquireByApi, saveSettings } from '../support/enquiries.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, newBuyer } from '../support/shopping.ts';

test.use({ shopSettings: { SALE_MODE: 'enquiry', SHOP_WHATSAPP: '919876543210' } });

test('on a phone of 360 px nothing of an enquiry is wider than the screen, and UPI opens its app', async ({
  page,
  shop,
}) => {
  await saveSettings(shop, 'payment', { upiId: 'anbu@okbank', payee: 'Anbu & Sons' });
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
    ['/cart', 'Proceed to Checkout'],
    ['/checkout', 'Send Enquiry'],
    ['/myorder?view=enquiries', 'Waiting for your answer'],
    [`/order/${offered}`, 'You asked for 5, offered 3: Only three came'],
    [`/order/${orderId}`, `and name ${orderId}`],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(360);
    await expectAccessible(page, path);
  }
  await expect(page.getByRole('link', { name: 'Open my UPI app' })).toHaveAttribute(
    'href',
    new RegExp(`^upi://pay\\?pa=anbu@okbank&.*&am=[\\d.]+&cu=INR&tn=${orderId}$`),
  );
});
