import { expect, type Page } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { expectAccessible, views } from '../support/expect-accessible.ts';
import { signIn } from '../support/people.ts';
import { expectOutline } from '../support/screen-checks.ts';
import { fillScreens } from '../support/screens.ts';
import { test } from '../support/shop-fixtures.ts';

test.use({ expectedErrors: [/\b500\b/] });

/** A screen, the call that fails, what the screen says of it, and what Retry brings. */
type FailedRead = readonly [
  path: string,
  call: string,
  sentence: string,
  afterwards: string | RegExp,
];

/** Each failure is said where its contents would stand, can be read by everybody, and Retry mends it. */
async function walk(page: Page, reads: readonly FailedRead[]): Promise<void> {
  const main = page.getByRole('main');
  for (const [path, call, sentence, afterwards] of reads) {
    const address = `**/api/v1/${call}`;
    await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(path);
    const failure = main.getByText(sentence);
    await expect(failure, path).toBeVisible();
    await expectAccessible(page, `${path} without an answer`, views.slice(0, 1));
    await expectOutline(page, `${path} without an answer`);
    await page.unroute(address);
    await main.getByRole('button', { name: 'Retry' }).first().click();
    await expect(main.getByText(afterwards).locator('visible=true').first(), path).toBeVisible();
    await expect(failure, path).toBeHidden();
  }
}

test('a customer reads what could not be fetched, and Retry fetches it', async ({ page, shop }) => {
  const { buyer, delivered } = await fillScreens(shop);
  await signIn(page, buyer);
  await walk(page, [
    ['/cart', 'cart/get', 'Failed to fetch cart items', 'Proceed to Checkout'],
    ['/checkout', 'address/get', 'Failed to load checkout data', 'Order summary'],
    ['/myorder', 'order/getuserOrder*', 'Failed to fetch orders', delivered],
    ['/myorder?view=enquiries', 'quote/mine?*', 'Failed to fetch enquiries', 'No enquiries yet'],
    [
      `/order/${delivered}`,
      'order/getorderdetail/*',
      'Failed to fetch order details',
      'Your review',
    ],
  ]);
});

test('the owner reads what could not be fetched, and Retry fetches it', async ({ page, shop }) => {
  const { buyer, adminScreens } = await fillScreens(shop);
  await signIn(page, demoAdmin);
  const wordsOf = (path: string) => adminScreens.find(([address]) => address === path)?.[1] ?? '';
  await walk(page, [
    ['/admin/productsEdit', 'product/get', 'Failed to fetch products', 'Add Product'],
    ['/admin/orders', 'order/getallorders*', 'Failed to fetch orders', wordsOf('/admin/orders')],
    ['/admin/users', 'admin/users*', 'Failed to fetch users', buyer.email],
    ['/admin/message', 'message/get*', 'Failed to fetch messages', wordsOf('/admin/message')],
    ['/admin/dashboard', 'admin/dashboard/sales', 'The sales could not be loaded', 'Last 7 days'],
    [
      '/admin/dashboard?tab=failed',
      'admin/failed-jobs',
      'The failed jobs could not be loaded',
      // On a busy machine a job of each minute may have failed.
      /No job has failed\.|Given up on/,
    ],
  ]);
});
