import { expect, type Page } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { openAsOwner } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';

test.use({ shopSettings: { SEED: 'season' } });

/** The number before the word, such as 219 of '219 orders'. */
const countOf = async (page: Page, word: string): Promise<number> =>
  Number.parseInt(
    await page
      .getByText(new RegExp(`^\\d+ ${word}$`))
      .first()
      .innerText(),
    10,
  );

test('the back office of the demo is alive: each link of its tour has a season to show', {
  tag: '@nightly',
}, async ({ page }) => {
  await openAsOwner(page, '/admin/dashboard', `Welcome, ${demoAdmin.name}`);
  for (const task of ['Enquiries to answer', 'Orders to pack', 'Payments to decide'])
    await expect(page.getByRole('link', { name: new RegExp(`^[1-9]\\d* ${task}$`) })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Best sellers' })).toBeVisible();

  await page.goto('/admin/orders');
  expect(await countOf(page, 'orders')).toBeGreaterThan(200);
  await page.goto('/admin/orders?view=enquiries');
  expect(await countOf(page, 'enquiries')).toBe(25);
  await page.goto('/admin/message');
  expect(await countOf(page, 'messages')).toBe(20);
  await page.goto('/admin/productsEdit');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  await expect(dialog.getByRole('button', { name: /^Undo the import of/ }).first()).toBeVisible();
  await page.goto('/products?view=list');
  await expect(page.getByText('Lunik Rocket').first()).toBeVisible();
});
