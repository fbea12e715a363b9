import { expect } from '@playwright/test';
import { openAsOwner } from '../support/people.ts';
import { addProduct, findProduct, imageFile } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, expectedErrors: [/ERR_FAILED/] });

test('the owner photographs a product and adds the pictures of several', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const [one, other] = [
    await addProduct(shop, { image: [] }),
    await addProduct(shop, { image: [] }),
  ];
  const list = `/admin/productsEdit?search=${encodeURIComponent(one.name)}`;
  await openAsOwner(page, list, 'Product Management');

  // The picture is lost on the way, and kept for another try.
  await page.route('**/product/picture/*', (route) => route.abort(), { times: 1 });
  const camera = page.getByLabel(`Take photo of ${one.name}`);
  await camera.setInputFiles(await imageFile('gold'));
  const unsaved = page.getByRole('alert').filter({ hasText: `The photo of ${one.name}` });
  await expect(unsaved).toBeVisible();
  // It outlives its row.
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.fill(other.name);
  await search.press('Enter');
  await expect(page.getByLabel(`Take photo of ${other.name}`)).toBeVisible();
  await expect(camera).toBeHidden();
  await unsaved.getByRole('button', { name: 'Retry' }).tap();
  await expect.poll(async () => (await findProduct(shop, one.name)).image).toHaveLength(1);

  await expect(unsaved).toBeHidden();

  const files = [
    { ...(await imageFile('red')), name: `${one.name} (2).jpg` },
    { ...(await imageFile('blue')), name: 'IMG_2041.jpg' },
    { ...(await imageFile('green')), name: 'IMG_2042.jpg' },
  ];
  await page.locator('input[multiple]').setInputFiles(files);
  const dialog = page.getByRole('dialog', { name: 'Add pictures' });
  await expect(dialog.getByRole('listitem').filter({ hasText: one.name })).toHaveCount(1);
  await expect(dialog.getByText('2 without a product')).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose the product: IMG_2041.jpg' }).tap();
  await dialog.getByRole('searchbox', { name: 'Product of IMG_2041.jpg' }).fill(other.name);
  await dialog.getByRole('button', { name: `Add ${other.name}`, exact: true }).tap();
  await dialog.getByRole('button', { name: 'Leave out: IMG_2042.jpg' }).tap();
  await dialog.getByRole('button', { name: 'Save 2 pictures' }).tap();
  await expect(dialog).toBeHidden();
  expect((await findProduct(shop, one.name)).image).toHaveLength(2);
  expect((await findProduct(shop, other.name)).image).toHaveLength(1);
});
