import { expect } from '@playwright/test';
import { callApi, ownerToken } from '../support/api.ts';
import { answerAsStaff, enquireByApi } from '../support/enquiries.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectReadable } from '../support/expect-readable.ts';
import { openAsOwner } from '../support/people.ts';
import { readQr } from '../support/read-qr.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';

test.use({
  settings: {
    selling: { saleMode: 'enquiry' },
    payment: { upiId: 'shop@okbank', payee: 'Anbu Stores' },
    shop: { whatsapp: '919876543210' },
  },
});

test('a family follows an enquiry on its link: an offer, what is owed, and a link that was renewed', async ({
  page,
  browser,
  shop,
}) => {
  const number = await enquireByApi(shop, await newBuyer(shop), { 'Gold Rain': 5 });
  const staff = await answerAsStaff(shop, number);
  await staff.edit(3, 'Only three came');
  await staff.offer();
  const detail = await callApi(
    shop,
    'GET',
    `/quote/detail/${number}`,
    undefined,
    await ownerToken(shop),
  );
  const { code } = detail.data as { code: string };

  // As a family sees it that was sent the link, before and without the page's scripts.
  const plain = await browser.newPage({ baseURL: shop.url, javaScriptEnabled: false });
  const answer = await plain.goto(`/order/${code.toLowerCase()}`);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  // Desk edge 17: a preview shows the shop and 'Order', neither goods nor a name.
  expect(await plain.title()).toMatch(/^Order \|/);
  for (const tag of await plain.locator('head meta').all()) {
    expect((await tag.getAttribute('content')) ?? '').not.toMatch(/Gold Rain|EQ-/);
  }
  await expect(plain.getByRole('main')).toContainText('We offer ₹');
  await expect(plain.getByRole('row').filter({ hasText: 'Gold Rain' })).toBeVisible();
  await plain.close();

  await page.goto(`/order/${code}`);
  const main = page.getByRole('main');
  await expect(
    main.getByText(/^This is a true paper of .*\. Compare number and sum\.$/),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await expectAccessible(page, 'a link');
  await expectReadable(page, 'a link');
  await main.getByRole('button', { name: /^Accept ₹/ }).click();
  await expect(main.getByText('You accepted. The shop will confirm.')).toBeVisible();
  const { orderId } = await staff.confirm('offline');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();
  await expect(main.getByRole('heading', { name: /^Please pay ₹/ })).toBeVisible();
  await expect(main.getByRole('img', { name: 'UPI QR code' })).toBeVisible();
  await expectAccessible(page, 'a link to an order');
  const shared = await callApi(shop, 'GET', `/order/shared/${code}`);
  const { owed } = shared.data as { owed: number };
  await page.emulateMedia({ media: 'print' });
  expect(await readQr(page.getByRole('img', { name: 'UPI QR code' }))).toBe(
    `upi://pay?pa=shop@okbank&pn=Anbu%20Stores&am=${owed.toFixed(2)}&cu=INR&tn=${orderId}`,
  );
  const link = `${shop.url}/order/${code}`;
  expect(await readQr(page.getByRole('img', { name: link }))).toBe(link);
  await page.emulateMedia({ media: 'screen' });

  const desk = await browser.newPage({ baseURL: shop.url });
  await openAsOwner(desk, `/admin/orders?order=${orderId}`, 'Order Management');
  await desk.getByRole('button', { name: 'Renew link' }).click();
  await desk
    .getByRole('alertdialog', { name: `Renew the link of ${orderId}?` })
    .getByRole('button', { name: 'Renew link' })
    .click();
  await expect(desk.getByText('The link was renewed. The old one works no more.')).toBeVisible();
  await desk.close();
  const gone = await page.reload();
  expect(gone?.status()).toBe(404);
  expect(await gone?.text()).toContain('Nothing is found under this link');
  await expect(main.getByText('Nothing is found under this link')).toBeVisible();
});
