import { expect } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';

const lists = [
  ['/admin/orders', '/order/getallorders'],
  ['/admin/message', '/message/get'],
  ['/admin/users', '/admin/users'],
  ['/myorder', '/order/getuserOrder'],
] as const;

test('the lists request pages of ten explicitly', { tag: '@nightly' }, async ({ page }) => {
  await signIn(page, demoAdmin);
  for (const [screen, call] of lists) {
    const requested = page.waitForRequest((request) => request.url().includes(`/api/v1${call}?`));
    await page.goto(screen);
    const query = new URL((await requested).url()).searchParams;
    expect([query.get('page'), query.get('limit')], screen).toEqual(['1', '10']);
  }
});
