import { expect, type Page } from '@playwright/test';
import { callApi, ownerToken } from '../support/api.ts';
import { openAsOwner } from '../support/people.ts';
import { searchBox } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading');

/** Every page of the list as the pager leads through it, with its count. */
async function browse(page: Page): Promise<string[]> {
  await page.goto('/products');
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
  const pager = page.getByRole('navigation', { name: 'Pages of products' });
  const seen: string[] = [];
  for (const number of [1, 2]) {
    if (number > 1) await pager.getByRole('link', { name: `Page ${number}`, exact: true }).click();
    const count = page.getByText(new RegExp(`^Showing ${number === 1 ? 1 : 13} to `));
    await expect(count).toBeVisible();
    seen.push(await count.innerText(), ...(await cards(page).allInnerTexts()));
  }
  return seen;
}

test('the owner sees the shop as everybody does, without drafts', async ({
  page,
  shop,
  browser,
}) => {
  const token = await ownerToken(shop);
  const fields = { description: 'Not for sale yet' };
  const ids: string[] = [];
  for (const number of [1, 2, 3]) {
    const draft = { ...fields, name: `Unfinished ${number}` };
    const { data } = await callApi(shop, 'POST', '/product/create', draft, token);
    ids.push((data as { _id: string })._id);
  }
  const visitor = await (await browser.newContext({ baseURL: shop.url })).newPage();
  const theirs = await browse(visitor);

  await openAsOwner(page, '/admin/productsEdit?search=Unfinished', 'Product Management');
  await expect(page.getByRole('row', { name: /Unfinished 2/ })).toBeVisible();
  expect(await browse(page)).toEqual(theirs);

  await searchBox(page).pressSequentially('Unfinished');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();

  // In the browser, where the page of the draft could be read with the owner's token.
  await page.evaluate((path) => {
    history.pushState({ idx: 9, key: 'draft' }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, `/productDetail/${ids[1]}`);
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('alert')).toHaveText('Product not found');
  await visitor.context().close();
});
