import { expect, type Page } from '@playwright/test';
import { fillHostileShop, type HostileShop, pack } from './hostile-shop.ts';
import { fillSignIn, signIn } from './people.ts';
import { owner, type Screen } from './screens.ts';
import { test as shopTest } from './shop-fixtures.ts';
import { callApi } from './stock-room.ts';

const test = shopTest.extend<object, { hostile: HostileShop }>({
  hostile: [
    ({ shop }, use) => fillHostileShop(shop).then(use),
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** `HOSTILE_STRINGS=500` asks for more strings, and then each single thing is opened. */
const isLong = Number(process.env.HOSTILE_STRINGS ?? 0) > 60;
const some = <T>(things: readonly T[]): readonly T[] =>
  isLong ? things : things.filter((_, index) => index % 5 === 0);

test.use({
  shopSettings: { SEED: 'none', ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
  contextOptions: { reducedMotion: 'reduce' },
});
test.setTimeout(isLong ? 1_800_000 : 150_000);

/** Elements and attributes that are in no page of ours. */
const foreign = [
  'img[src="x"]',
  'iframe',
  'object',
  'base',
  'math',
  'meta[http-equiv="refresh" i]',
  '[onerror], [onload], [onfocus], [onmouseover]',
  '[href^="javascript:" i], [href^="data:" i], [href^="//"], [action^="//"]',
].join(', ');

/** Whatever shows that something of theirs ran or was fetched. */
function listenForSigns(page: Page, origin: string): string[] {
  const signs: string[] = [];
  page.on('dialog', async (dialog) => {
    signs.push(`${page.url()} said ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOurs = url.origin === origin || ['data:', 'blob:'].includes(url.protocol);
    if (!isOurs || url.pathname.endsWith('/x')) signs.push(`${page.url()} asked for ${url}`);
  });
  return signs;
}

async function look(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [path, words] of screens) {
    await page.goto(path);
    await expect(page.locator('body')).toContainText(words, { useInnerText: true });
    await expect(page.locator(foreign), path).toHaveCount(0);
  }
}

const pagesOf = (path: string, count: number, size: number, words: string): Screen[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, index) => [
    `${path}?page=${index + 1}`,
    words,
  ]);

const publicScreensOf = ({ products }: HostileShop): Screen[] => [
  ['/', 'Our Products'],
  ...pagesOf('/products', products.length, 12, 'Showing'),
  ...some(products).map(({ _id, name }): Screen => [`/productDetail/${_id}`, name]),
  ...pack(100).map((text): Screen => [`/products?search=${encodeURIComponent(text)}`, 'Products']),
  ...some(pack(100)).flatMap((text): Screen[] => [
    [`/${encodeURIComponent(text)}?q=${encodeURIComponent(text)}#${text}`, 'Page Not Found'],
    [`/productDetail/${encodeURIComponent(text)}`, 'Products'],
  ]),
];

const customerScreensOf = ({ orders }: HostileShop): Screen[] => [
  ['/cart', '₹100.00 each'],
  ['/checkout', orders[0]?.recipient ?? ''],
  ['/address', 'Save Address'],
  ...pagesOf('/myorder', orders.length, 10, 'MP-'),
  ...some(orders).map((order): Screen => [`/order/${order.orderId}`, order.recipient]),
  ...some(pack(100)).map(
    (text): Screen => [`/order/${encodeURIComponent(text)}`, 'Order Not Found'],
  ),
  ['/updateUserDetail', 'Save Changes'],
];

const adminScreensOf = ({ products, orders, users, messages }: HostileShop): Screen[] => [
  ['/admin/dashboard', 'Orders to pack'],
  ...pagesOf('/admin/productsEdit', products.length, 10, 'Rs: 100'),
  ...some(products).map(({ _id }): Screen => [`/admin/edit-product/${_id}`, 'Update Product']),
  ...pagesOf('/admin/orders', orders.length, 10, 'MP-'),
  ...pagesOf('/admin/users', users.length, 10, 'evil.example'),
  ...some(users).map(({ _id, name }): Screen => [`/admin/users?user=${_id}`, name]),
  ...pagesOf('/admin/message', messages.length, 10, 'Unread'),
  ...some(messages).map(({ _id, subject }): Screen => [`/admin/message?message=${_id}`, subject]),
  ...some(pack(100)).flatMap((text) =>
    ['productsEdit', 'orders', 'users', 'message'].map(
      (list): Screen => [`/admin/${list}?search=${encodeURIComponent(text)}`, 'Management'],
    ),
  ),
];

for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'without the content policy' : 'under the content policy', () => {
    test.use({ bypassCSP });

    test('what is stored and asked for stays text for visitors and customers', async ({
      page,
      shop,
      hostile,
    }) => {
      const signs = listenForSigns(page, shop.url);
      await look(page, publicScreensOf(hostile));
      await page.goto('/login');
      await fillSignIn(page, hostile.banned);
      await expect(page.getByText(hostile.banned.reason).first()).toBeVisible();
      await signIn(page, hostile.customer);
      await look(page, customerScreensOf(hostile));
      for (const name of some(pack(120))) {
        await callApi(shop, 'PUT', '/user/update-user', { name }, hostile.customer.token);
        await look(page, [['/account', name]]);
      }
      expect(signs).toEqual([]);
    });

    test('what is stored and asked for stays text for the owner', async ({
      page,
      shop,
      hostile,
    }) => {
      const signs = listenForSigns(page, shop.url);
      await page.goto('/');
      await signIn(page, owner);
      await look(page, adminScreensOf(hostile));
      for (const { _id, recipient } of some(hostile.orders)) {
        await look(page, [[`/admin/orders?order=${_id}`, 'History']]);
        await page.emulateMedia({ media: 'print' });
        const slip = page.getByRole('article').filter({ hasText: 'packing slip' });
        await expect(slip).toContainText(recipient, { useInnerText: true });
        await page.emulateMedia({ media: 'screen' });
      }
      expect(signs).toEqual([]);
    });
  });
}
