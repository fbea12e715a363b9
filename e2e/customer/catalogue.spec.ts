import { expect, type Page } from '@playwright/test';
import { callApi, ownerToken } from '../support/api.ts';
import { addProduct, findProduct, searchProducts, setPrice } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { addWord } from '../support/suggestions.ts';

test('one picture of the list is fetched before all others', { tag: '@nightly' }, async ({
  page,
}) => {
  // Products of other stories, which come first without a search, have no pictures.
  await page.goto('/products?search=Flower Pots');
  // Each is preceded by its blurred placeholder.
  const pictures = page.getByRole('main').locator('li img:not([aria-hidden])');
  await expect(pictures.first()).toHaveAttribute('loading', 'eager');
  await expect(page.locator('img[fetchpriority=high]')).toHaveCount(1);
  await expect(page.getByRole('main').locator('img[loading=eager]')).toHaveCount(1);
});

test('pages of the list have addresses, and Back returns to them', async ({ page }) => {
  await page.goto('/products');
  const pages = page.getByRole('navigation', { name: 'Pages of products' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/products?page=2');
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Showing 13 to 24 of')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Showing 13 to 24 of')).toBeVisible();
  await page.goto('/products?page=999');
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(page.getByText('Showing 1 to 12 of')).toBeVisible();
});

test('edge 6: a category that was renamed meanwhile leads on to its new address', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { category, word, forget } = await addWord(shop);
  try {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto('/products');
    const link = page.getByRole('link', { name: `${word} wheels` });
    await expect(link).toBeVisible();
    const renamed = { name: `${word} spinners`, slug: `${category.slug}-new`, version: 1 };
    const token = await ownerToken(shop);
    await callApi(shop, 'PUT', `/category/${category._id}`, renamed, token);
    await link.click();
    await expect(page).toHaveURL(`/products?category=${category.slug}-new`);
    await expect(page.getByRole('heading', { level: 1, name: `${word} spinners` })).toBeVisible();
    await expect(page.getByText(`Showing 1 to 2 of 2 products in ${word} spinners`)).toBeVisible();
  } finally {
    await forget();
  }
});

test('Back from a product finds the list where it was left', async ({ page }) => {
  await page.goto('/products');
  const last = page.getByRole('link', { name: /^View / }).last();
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await last.click();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(last).toBeInViewport();
});

test('a product shows its pictures, price, words and details', async ({ page, shop }) => {
  const product = await findProduct(shop, '60 Shots Violet Evening');
  await page.goto('/products?search=60+shots');
  await page.getByRole('link', { name: `View ${product.name}` }).click();
  await expect(page).toHaveURL(`/productDetail/${product._id}`);
  await expect(page).toHaveTitle(`${product.name} | Mathappu`);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  // The bar of a phone has it, too.
  await expect(page.getByText('₹586.50').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('57.5% off')).toBeVisible();
  await expect(page.getByText('In stock')).toBeVisible();
  const details = page.getByRole('table', { name: 'Details' });
  await expect(details.getByRole('row', { name: /^Shots/ })).toBeVisible();
  const facts = page.getByRole('table', { name: 'Safety and origin' });
  await expect(facts.getByRole('row', { name: /18 metres/ })).toBeVisible();
  await expect(details.getByRole('row', { name: /18 metres/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Show picture 1' }).focus();
  await page.keyboard.press('ArrowRight');
  const second = page.getByRole('button', { name: 'Show picture 2' });
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('img', { name: `${product.name}, picture 2` })).toBeInViewport();

  const enlarge = page.getByTitle('Enlarge').nth(1);
  const zoomed = page.getByRole('dialog', { name: `Pictures of ${product.name}` });
  await enlarge.click();
  await expect(zoomed.getByText('Picture 2 of')).toBeVisible();
  const picture = zoomed.getByRole('img', { name: product.name });
  const scale = () =>
    picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
  await page.keyboard.press('+');
  await expect.poll(scale).toBe(1.5);
  for (const _press of [1, 2, 3]) await page.keyboard.press('+');
  await expect.poll(scale).toBe(3);
  await page.keyboard.press('-');
  await expect.poll(scale).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await expect(zoomed.getByText('Picture 1 of')).toBeVisible();
  await expect.poll(scale).toBe(1);
  await picture.dblclick();
  await expect.poll(scale).toBe(2);
  await page.keyboard.press('+');
  await expect.poll(scale).toBe(3);
  await page.keyboard.press('ArrowRight');
  await expect(zoomed.getByText('Picture 2 of')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(zoomed.getByText('Picture 1 of')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoomed).toBeHidden();
  const first = page.getByRole('button', { name: `Enlarge ${product.name}, picture 1` });
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await enlarge.click();
  await expect(zoomed).toBeVisible();
  await page.goBack();
  await expect(zoomed).toBeHidden();
  await expect(page).toHaveURL(`/productDetail/${product._id}`);

  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL('/products?search=60+shots');
});

test('Back to Products leads to the page, search and place of the list', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/products?page=2&search=e');
  const last = page.getByRole('link', { name: /^View / }).last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await last.click();
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL('/products?page=2&search=e');
  // Other stories change the list, which may be shorter by now.
  const lowest = () => document.documentElement.scrollHeight - innerHeight - scrollY;
  const place = async () =>
    Math.min(await page.evaluate(lowest), Math.abs(before - (await page.evaluate(() => scrollY))));
  await expect.poll(place).toBeLessThan(50);
});

test('search engines read a product without scripts', { tag: '@nightly' }, async ({
  request,
  shop,
}) => {
  const product = await findProduct(shop, '60 Shots Violet Evening');
  const html = await (await request.get(`/productDetail/${product._id}`)).text();
  expect(html).toContain(`<title>${product.name} | Mathappu</title>`);
  expect(html).toContain(`<link rel="canonical" href="${shop.url}/productDetail/${product._id}"`);
  expect(html).toContain(`property="og:image" content="${shop.url}${product.image[0]}"`);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'Product',
    name: product.name,
    offers: { price: '586.50', priceCurrency: 'INR' },
  });
});

test('a product that is not there answers 404 and leads back to the list', {
  tag: '@nightly',
}, async ({ page }) => {
  const answer = await page.goto('/productDetail/01a00000-0000-7000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('alert').getByText('Product not found')).toBeVisible();
});

test('a product out of stock is marked and cannot be added', async ({ page }) => {
  await page.goto('/products?search=Butterfly+Fountain');
  const card = page.getByRole('listitem').filter({ hasText: 'Butterfly Fountain' });
  await expect(card.getByText('Out of stock')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Add to cart/ })).toBeDisabled();
  await searchProducts(page, 'Wire Chakkar');
  const scarce = page.getByRole('listitem').filter({ hasText: 'Wire Chakkar' });
  await expect(scarce.getByText('Only 3 left')).toBeVisible();

  await searchProducts(page, 'Butterfly Fountain');
  await card.getByRole('link', { name: /^View/ }).click();
  await expect(page.getByText('Sold out for now.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask us whether more is coming' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('Is more of Butterfly Fountain coming?');
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('the list offers Retry in its place', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/products');
    await page.route('**/api/v1/product/get', (route) => route.abort());
    await searchProducts(page, 'rocket');
    const sorry = page.getByRole('alert').filter({ hasText: 'The products could not be loaded' });
    await expect(sorry).toBeVisible();
    await expect(page.getByText(/^Showing/)).toBeHidden();
    await expect(page.getByText('Network error - Please try again')).toBeVisible();
    await page.unroute('**/api/v1/product/get');
    await sorry.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/products for “rocket”$/)).toBeVisible();
  });
});

test('in a page that the browser has translated the count follows the search and the filters', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/products');
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /Showing|Zeige/ });
  await expect(count).toHaveText(/^Showing 1 to 12 of \d+ products$/);
  await searchProducts(page, 'rockets');
  await expect(count).toHaveText(/ products for “rockets”$/);
  // As Chrome does it: each text is replaced by elements with the translated one.
  await count.evaluate((line) => {
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const translated = document.createElement('font');
      translated.textContent = (text.textContent ?? '').replace('Showing', 'Zeige');
      text.parentNode?.replaceChild(translated, text);
    }
  });
  await expect(count).toHaveText(/^Zeige 1/);
  await searchProducts(page, 'sparklers');
  await expect(count).toHaveText(/^Showing 1 to \d+ of \d+ products for “sparklers”$/);
});

test('a product that nobody has rated shows no stars, on its card, its page and to search engines', async ({
  page,
  shop,
}) => {
  const { _id, name } = await addProduct(shop, { rating: undefined });
  await page.goto(`/products?search=${encodeURIComponent(name)}`);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(card).toBeVisible();
  await expect(card.getByRole('img', { name: /^Rated/ })).toHaveCount(0);
  await expect(card.getByText('0.0', { exact: true })).toHaveCount(0);
  await page.goto(`/productDetail/${_id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: /^Rated/ })).toHaveCount(0);
  const described = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(described.join()).toContain(name);
  expect(described.join()).not.toMatch(/rating/i);
});

const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('a product page and a price list from the back/forward cache have the prices of today', async ({
  page,
  shop,
}) => {
  const product = await addProduct(shop, { price: 100 });
  await page.goto(`/productDetail/${product._id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('₹100.00').first()).toBeVisible();
  await setPrice(shop, product.name, 175);
  await comeBack(page);
  await expect(main.getByText('₹175.00').first()).toBeVisible();
  await expect(main.getByText('₹100.00')).toHaveCount(0);

  await page.goto('/products?view=list');
  const row = page.getByRole('row').filter({ hasText: product.name });
  await row.getByRole('textbox').fill('3');
  await expect(row.getByRole('cell').last()).toHaveText('₹525.00');
  await setPrice(shop, product.name, 200);
  await comeBack(page);
  await expect(row.getByRole('cell').last()).toHaveText('₹600.00');
});
