import { expect } from '@playwright/test';
import { openAsOwner } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';

for (const [address, heading, call] of [
  ['/admin/orders', 'Order Management', '**/order/getallorders*'],
  ['/admin/orders?view=enquiries', 'Order Management', '**/quote/all*'],
  ['/admin/users', 'User Management', '**/api/v1/admin/users*'],
  ['/admin/message', 'Message Management', '**/message/get*'],
] as const) {
  test(`${address} says of a search whose count was cut that there may be more`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.route(call, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const pagination = body.pagination ?? body.data.pagination;
      const isAtLeast = new URL(route.request().url()).searchParams.has('search') || undefined;
      Object.assign(pagination, { total: 50, totalPages: 5, isAtLeast });
      await route.fulfill({ response, json: body });
    });
    await openAsOwner(page, address, heading);
    const total = page.getByRole('status').filter({ hasText: '50' });
    await expect(total).not.toContainText('or more');
    const mark = address.includes('?') ? '&' : '?';
    await page.goto(`${address}${mark}search=zzq`);
    await expect(total).toContainText('50 or more');
    await expect(page.getByText(/^Showing .* of 50 or more/)).toBeVisible();
  });
}
