import { mostCounted } from '@mathappu/contract/limits';
import { expect } from '@playwright/test';
import { openAsOwner } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';

for (const [address, heading, call] of [
  ['/admin/orders', 'Order Management', '**/order/getallorders*'],
  ['/admin/orders?view=enquiries', 'Order Management', '**/quote/all*'],
  ['/admin/users', 'User Management', '**/api/v1/admin/users*'],
  ['/admin/message', 'Message Management', '**/message/get*'],
] as const) {
  test(`${address} says of a search whose count was cut that there may be more`, async ({
    page,
  }) => {
    await page.route(call, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const pagination = body.pagination ?? body.data.pagination;
      Object.assign(pagination, { total: mostCounted, totalPages: mostCounted / 10 });
      await route.fulfill({ response, json: body });
    });
    await openAsOwner(page, address, heading);
    const total = page.getByRole('status').filter({ hasText: String(mostCounted) });
    await expect(total).not.toContainText('or more');
    const mark = address.includes('?') ? '&' : '?';
    await page.goto(`${address}${mark}search=zzq`);
    await expect(total).toContainText(`${mostCounted} or more`);
    await expect(page.getByText(new RegExp(`^Showing .* of ${mostCounted} or more`))).toBeVisible();
  });
}
