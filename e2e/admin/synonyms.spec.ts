import { expect } from '@playwright/test';
import { productList } from '../support/admin-products.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { openAsOwner } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';

const tab = `${productList}?tab=synonyms`;

test('the owner makes a synonym of what nobody found, tries it, and deletes it again', async ({
  page,
  shop,
}) => {
  const term = 'zyqwuvoxem';
  const found = async () => {
    const { data } = await callApi(shop, 'POST', '/product/get', { search: term, page: 1 });
    return (data as { name: string }[]).map(({ name }) => name);
  };
  expect(await found()).toEqual([]);

  await openAsOwner(page, '/admin/dashboard', 'Welcome, Selvi Murugan');
  await page.getByRole('link', { name: 'Searches that found nothing' }).click();
  await expect(page).toHaveURL(tab);
  const make = page.getByRole('button', { name: `Add synonym: ${term}`, exact: true });
  // Searches are counted some seconds after their answers.
  await expect(async () => {
    await page.reload();
    await expect(make).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await make.click();

  const dialog = page.getByRole('dialog', { name: 'Add synonyms' });
  const typed = dialog.getByRole('textbox', { name: /^Words/ });
  await expect(typed).toHaveValue(`${term}\n`);
  await dialog.getByRole('button', { name: 'Add synonyms' }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await expect(typed).toHaveValue(`${term}\n`);
  await typed.press('Control+End');
  await typed.pressSequentially('siren fountain');
  await dialog.getByRole('button', { name: 'Add synonyms' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('textbox', { name: 'What a customer types' }).pressSequentially(term);
  await page.keyboard.press('Enter');
  const understood = page.getByRole('status').filter({ hasText: 'How each word is read' });
  await expect(understood).toContainText(`${term}`);
  await expect(understood).toContainText('(synonym)');
  await expect(understood.getByRole('listitem').first()).toContainText('Siren Fountain');
  await expect.poll(found).toContain('Siren Fountain');

  await page.getByRole('searchbox', { name: 'Search synonyms' }).pressSequentially(term);
  const remove = page.getByRole('button', { name: `Delete ${term}`, exact: true });
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(1);
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(remove).toHaveCount(0);
  await expect.poll(found).toEqual([]);
});

test('with the last row of a page the page before it is shown', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const token = await ownerToken(shop);
  const word = 'blixwortu';
  for (const end of 'abcdefghijklmnopqrstu') {
    const body = { kind: 'filler', words: [`${word}${end}`], to: [] };
    await callApi(shop, 'POST', '/synonym/create', body, token);
  }
  await openAsOwner(page, tab, 'Product Management');
  await page.getByRole('searchbox', { name: 'Search synonyms' }).pressSequentially(word);
  const rows = page.getByRole('button', { name: /^Delete / });
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(rows).toHaveCount(1);
  await rows.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(20);
});

test('every search that found nothing can be reached, by page', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const terms = [...'abcdefghijklmnopqrstu'].map((end) => `vyxqotru${end}`);
  for (const search of terms) await callApi(shop, 'POST', '/product/get', { search, page: 1 });
  await openAsOwner(page, tab, 'Product Management');
  const pages = page.getByRole('navigation', { name: 'Pages of searches that found nothing' });
  // Searches are counted some seconds after their answers.
  await expect(async () => {
    await page.reload();
    await expect(pages).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const makes = page.getByRole('button', { name: /^Add synonym: / });
  await expect(makes).toHaveCount(20);
  const onFirst = await makes.evaluateAll((all) => all.map((one) => one.ariaLabel));
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(makes.first()).not.toHaveAccessibleName(onFirst[0] ?? '');
  const onSecond = await makes.evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(onFirst.filter((name) => onSecond.includes(name))).toEqual([]);
});
