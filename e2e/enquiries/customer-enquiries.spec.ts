import { expect, type Page } from '@playwright/test';
import { openEnquiry } from '../support/enquiries.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signIn } from '../support/people.ts';
import { doubleClickAtOnce } from '../support/presses.ts';
import { addProduct, deleteProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, listOrders, newBuyer } from '../support/shopping.ts';

test.use({ settings: { selling: { saleMode: 'enquiry' }, shop: { whatsapp: '919876543210' } } });

const law = /^By an order of the Supreme Court of 23 October 2018/;
const main = (page: Page) => page.getByRole('main');
const status = (page: Page) => main(page).getByRole('region', { name: 'Status' });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
/** With the sum of the offer. */
const accept = (page: Page) => main(page).getByRole('button', { name: /^Accept ₹[\d,]+\.\d\d$/ });
const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });

test('a customer sends an enquiry from the checkout; edge 6: a double click sends one', async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(shop);
  await fillCart(shop, buyer, { 'Gold Rain': 2 });
  await signIn(page, buyer);
  await page.goto('/cart');
  await expect(main(page).getByText('This is an enquiry, not an order.')).toBeVisible();
  await expect(main(page).getByText(law)).toBeHidden();
  await button(page, 'Why?').click();
  await expect(main(page).getByText(law)).toBeVisible();
  await main(page).getByRole('link', { name: 'Go on to the enquiry' }).click();
  await expect(page.getByRole('heading', { name: 'How this works' })).toBeVisible();
  await expect(main(page).getByText(law)).toBeVisible();
  await expect(main(page).getByText('Cash on delivery')).toHaveCount(0);
  await expect(
    main(page).getByText('By sending this enquiry you confirm that you are 18 or older.'),
  ).toBeVisible();
  await page.getByLabel('Note to the shop').fill('Please before noon');
  await expectAccessible(page, 'the checkout');
  await doubleClickAtOnce(button(page, 'Send Enquiry'));
  await expect(page).toHaveURL(/\/order\/[0-9A-Z]{26}$/);
  await expect(page.getByRole('alert')).toHaveText('Enquiry sent. We will call you.');
  await expect(main(page).getByText(/^Your enquiry EQ-.* is with us: 1 product, ₹/)).toBeVisible();
  await page.goto('/myorder?view=enquiries');
  const cards = main(page).getByRole('listitem').filter({ hasText: 'Enquiry EQ-' });
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Sent');
  expect(await listOrders(shop, buyer)).toEqual([]);
  await expectAccessible(page, 'the list of enquiries');

  await cards.getByRole('link', { name: /^View Enquiry EQ-/ }).click();
  await expect(main(page).getByText('Please before noon')).toBeVisible();
  await expect(main(page).getByText('Goods are kept once the shop has confirmed.')).toBeVisible();
  await expect(accept(page)).toHaveCount(0);
  await page.goto('/cart');
  await expect(main(page).getByText('Your cart is empty')).toBeVisible();
});

test('an offer is read, changed as asked, and accepted by the keyboard; the shop confirms it as an order', async ({
  page,
  shop,
}) => {
  const { staff, number } = await openEnquiry(page, shop);
  await staff.edit(3, 'Only three came');
  await staff.offer();
  await page.reload();
  await expect(status(page)).toContainText('Waiting for your answer');
  await expect(status(page)).toContainText(
    /You asked for ₹[\d,.]+\. We offer ₹[\d,.]+, good until \d/,
  );
  await expect(status(page)).toContainText('Changed: Gold Rain 5 → 3 (Only three came).');
  await expect(rowOf(page, 'Gold Rain')).toContainText(
    'You asked for 5, offered 3: Only three came',
  );
  await expectAccessible(page, 'an offer');
  await button(page, 'Ask for a change').focus();
  await page.keyboard.press('Enter');
  const wish = page.getByRole('dialog', { name: 'What should be changed?' });
  await wish.getByRole('button', { name: 'Send to the shop' }).click();
  await expect(wish.getByText('Say what should be changed')).toBeVisible();
  await wish.getByLabel('Your wish').fill('Four, please');
  await wish.getByRole('button', { name: 'Send to the shop' }).click();
  await expect(wish).toBeHidden();
  await expect(accept(page)).toHaveCount(0);
  await staff.edit(4, 'Four came');
  await staff.offer();
  await page.reload();
  await expect(status(page)).toContainText('Changed: Gold Rain 5 → 4 (Four came).');
  await accept(page).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('You accepted. The shop will confirm.');
  await expect(accept(page)).toHaveCount(0);
  const { orderId } = await staff.confirm();
  await page.reload();
  await expect(status(page)).toContainText(`Confirmed as order ${orderId}`);
  await expect(status(page).getByRole('listitem')).toHaveText([
    /^Sent/,
    /^Changed by the shop/,
    /^Offered by the shop/,
    /^You asked for a change/,
    /^Changed by the shop/,
    /^Offered by the shop/,
    /^Accepted by you/,
    /^Confirmed by the shop/,
  ]);
  await expect(button(page, 'Withdraw')).toHaveCount(0);
  await status(page).getByRole('link', { name: orderId }).click();
  await expect(page).toHaveURL(`/order/${orderId}`);
  await page.goto('/myorder');
  await page.getByRole('link', { name: 'Enquiries' }).click();
  await expect(main(page).getByRole('heading', { name: `Enquiry ${number}` })).toBeVisible();
});

test('edge 9: a customer who accepts an offer that was changed reads the new one, and that it is', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { staff } = await openEnquiry(page, shop);
  await staff.offer();
  await page.reload();
  await expect(accept(page)).toBeVisible();
  await staff.edit(2, 'Two are left');
  await staff.offer();
  await accept(page).click();
  await expect(
    page.getByText('The shop has changed this enquiry meanwhile. This is how it stands now.'),
  ).toBeVisible();
  await expect(rowOf(page, 'Gold Rain')).toContainText('You asked for 5, offered 2: Two are left');
  await expect(status(page)).toContainText('Waiting for your answer');
  await accept(page).click();
  await expect(status(page)).toContainText('You accepted.');
});

test('edge 9: a customer who accepts what the shop is changing reads the change, and that it is one', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { staff } = await openEnquiry(page, shop);
  await staff.offer();
  await page.reload();
  await expect(accept(page)).toBeVisible();
  await staff.edit(2, 'Two are left');
  await accept(page).click();
  await expect(
    page.getByText('The shop has changed this enquiry meanwhile. This is how it stands now.'),
  ).toBeVisible();
  await expect(rowOf(page, 'Gold Rain')).toContainText('You asked for 5, offered 2: Two are left');
  await expect(status(page)).toContainText('Sent');
  await expect(accept(page)).toHaveCount(0);
});

test('a customer withdraws after being asked; an answer to what is closed shows what it has become', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await openEnquiry(page, shop);
  await button(page, 'Withdraw').click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw this enquiry?' });
  await question.getByRole('button', { name: 'Keep enquiry' }).click();
  await expect(status(page)).toContainText('Sent');
  await button(page, 'Withdraw').click();
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(status(page)).toContainText('Withdrawn');
  await expect(button(page, 'Withdraw')).toHaveCount(0);

  const other = await openEnquiry(page, shop);
  await other.staff.decline('We do not reach your village');
  await button(page, 'Withdraw').click();
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(status(page)).toContainText('Declined: We do not reach your village');
});

test('goods go back into the cart, the shop is written to, and edge 11: what is gone is named', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { name } = await addProduct(shop, { price: 100, stock: 20 });
  await openEnquiry(page, shop, { 'Gold Rain': 5, [name]: 1 });
  await expect(page.getByRole('link', { name: 'Message the shop on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876543210\?text=My%20enquiry%20EQ-/,
  );
  await deleteProduct(shop, name);
  await page.reload();
  await expect(rowOf(page, name)).toContainText('no longer sold');
  await button(page, 'Put back into my cart').click();
  await expect(page).toHaveURL('/cart');
  await expect(main(page).getByText('Gold Rain')).toBeVisible();
  await page.goBack();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Estimate EQ-/)).toBeVisible();
  await expect(main(page).getByText(law)).toBeVisible();
  await expect(button(page, 'Print')).toBeHidden();
});

test('somebody else’s enquiry is not found', { tag: '@nightly' }, async ({ page, shop }) => {
  const { number } = await openEnquiry(page, shop);
  await signIn(page, await newBuyer(shop));
  await page.goto(`/order/${number}`);
  await expect(page.getByRole('heading', { name: 'Enquiry Not Found' })).toBeVisible();
  await page.goto('/myorder?view=enquiries');
  await expect(page.getByText('No enquiries yet')).toBeVisible();
});

test.describe(() => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('edge 6: an enquiry whose answer is lost is sent again and stays one', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    const buyer = await newBuyer(shop);
    await fillCart(shop, buyer, { 'Gold Rain': 2 });
    await signIn(page, buyer);
    await page.goto('/checkout');
    await page.getByLabel('Note to the shop').fill('Once');
    await page.route(
      '**/api/v1/quote/enquiry',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await button(page, 'Send Enquiry').click();
    await expect(
      main(page).getByText('We do not know yet whether your last enquiry got through.'),
    ).toBeVisible();
    await expect(main(page).getByText(/You can safely send it again/)).toBeVisible();
    await button(page, 'Send Enquiry').click();
    await expect(page).toHaveURL(/\/order\/[0-9A-Z]{26}$/);
    await page.goto('/myorder?view=enquiries');
    await expect(main(page).getByRole('heading', { name: /^Enquiry EQ-/ })).toHaveCount(1);
  });
});
