import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { newCustomer, signIn } from '../support/people.ts';
import { addProduct, deleteProduct, setPrice } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

const viewed = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });

test('a product is shared by the sheet of the system, by WhatsApp or as a link', async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { _id, name } = await addProduct(shop, { price: 120, discount: 50, unit: '1 Box (5 pcs)' });
  await page.addInitScript(() => {
    const asked: ShareData[] = [];
    let how = 'none';
    Object.assign(window, {
      asked,
      setShare(next: string) {
        how = next;
        Object.defineProperty(navigator, 'share', {
          configurable: true,
          value:
            how === 'none'
              ? undefined
              : async (data: ShareData) => {
                  asked.push(data);
                  if (how !== 'shared') throw new DOMException('', how);
                },
        });
      },
    });
  });
  const setShare = (how: string) =>
    page.evaluate(
      (next) => (window as never as { setShare(how: string): void }).setShare(next),
      how,
    );
  const asked = () => page.evaluate(() => (window as never as { asked: ShareData[] }).asked);

  await page.goto(`/productDetail/${_id}?from=friend`);
  const address = `${shop.url}/productDetail/${_id}`;
  const text = `${name} (1 Box (5 pcs)) for ₹60.00 at Mathappu: ${address}`;
  const share = page.getByRole('button', { name: 'Share' });
  const own = page.getByRole('dialog', { name: 'Share' });

  await setShare('shared');
  await share.click();
  await expect.poll(asked).toEqual([{ title: name, text }]);
  await test.step('edge 39: cancelled says nothing', async () => {
    await setShare('AbortError');
    await share.click();
    await expect.poll(async () => (await asked()).length).toBe(2);
    await expect(own).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('edge 39: forbidden and absent lead to our own ways', async () => {
    await setShare('NotAllowedError');
    await share.click();
    await expect(own).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(own).toBeHidden();
    await expect(share).toBeFocused();
    await setShare('none');
    await share.click();
  });
  const whatsApp = own.getByRole('link', { name: 'WhatsApp' });
  const link = new URL((await whatsApp.getAttribute('href')) ?? '');
  expect([link.origin, link.searchParams.get('text')]).toEqual(['https://wa.me', text]);
  expect(link.search, 'not every app reads + as a space').not.toContain('+');
  await own.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('alert').getByText('Link copied')).toBeVisible();
  await expect(own).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('products that were looked at stand below the list and other products, until cleared', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const products = [];
  for (let made = 0; made < 8; made += 1) products.push(await addProduct(shop, { price: 90 }));
  const stored = () => page.evaluate(() => localStorage.getItem('recently-viewed'));
  for (const { _id } of products.slice(0, 7)) {
    await page.goto(`/productDetail/${_id}`);
    await expect.poll(stored).toContain(_id);
  }
  // Five others were looked at before: the eighth is the thirteenth, and pushes out the first.
  const before = Array.from({ length: 5 }, () => randomUUID());
  await page.evaluate((ids) => {
    const kept = JSON.parse(localStorage.getItem('recently-viewed') ?? '[]');
    localStorage.setItem('recently-viewed', JSON.stringify([...kept, ...ids]));
  }, before);
  const ids = products.map(({ _id }) => _id).reverse();
  await page.goto(`/productDetail/${ids[0]}`);
  await expect.poll(stored).toBe(JSON.stringify([...ids, ...before.slice(0, 4)]));
  const names = products.map(({ name }) => name).reverse();
  const shown = viewed(page).getByRole('listitem');
  // Without the one that is looked at.
  await expect(shown).toHaveText(names.slice(1, 7).map((name) => new RegExp(`${name}₹90.00`)));
  await expectAccessible(page, 'what was looked at');
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step('edge 40: read fresh, without what is not sold any more', async () => {
    await deleteProduct(shop, names[1] ?? '');
    const cheaper = names[2] ?? '';
    await setPrice(shop, cheaper, 75);
    await page.goto('/products');
    await expect(shown).toHaveText(
      [names[0], ...names.slice(2, 7)].map(
        (name) => new RegExp(`${name}${name === cheaper ? '₹75.00' : '₹90.00'}`),
      ),
    );
  });
  await page.goto('/products?page=2');
  await expect(page.getByText(/^Showing 13 to/)).toBeVisible();
  await expect(viewed(page)).toBeHidden();

  // Back finds the place from which one of them was opened.
  await page.goto('/products');
  await viewed(page).getByRole('link', { name: names[3] }).click();
  await expect(page.getByRole('heading', { level: 1, name: names[3] })).toBeVisible();
  await page.goBack();
  await expect(viewed(page)).toBeInViewport();

  await viewed(page).getByRole('button', { name: 'Clear' }).click();
  await expect(viewed(page)).toBeHidden();
  expect(await stored()).toBeNull();

  // Signing out clears them, too.
  await signIn(page, await newCustomer(shop));
  await page.goto(`/productDetail/${products[0]?._id}`);
  await expect(page.getByRole('heading', { level: 1, name: products[0]?.name })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await stored()).toBeNull();
});
