import { expect } from '@playwright/test';
import { barOf, boxOf, cartOf, openPriceList, rowOf } from '../support/cart-screens.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signIn } from '../support/people.ts';
import { addProduct, setStock } from '../support/products.ts';
import { expectToFit } from '../support/screen-checks.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';
import { paste } from '../support/typing.ts';

const shots = '60 Shots Violet Evening';
const pots = 'Colour Koti Flower Pots';

test('the price list and the pictures lead to each other; a guest fills the cart', async ({
  page,
}) => {
  await page.goto('/products');
  await page.getByRole('main').getByRole('link', { name: 'Price list' }).click();
  await expect(page).toHaveURL('/products?view=list');
  await expect(page).toHaveTitle(/^Price list \| /);
  const aerial = page.getByRole('rowgroup').filter({
    has: page.getByRole('heading', { level: 2, name: /^Aerial shots/ }),
  });
  const row = aerial.getByRole('row').filter({ hasText: shots });
  await expect(row.getByRole('cell')).toHaveText([/^\d+$/, '₹1,380.00', '₹586.50', '', '']);

  await page.getByRole('textbox', { name: `${shots}, 1 Pc, ₹586.50`, exact: true }).fill('2');
  await expect(row.getByRole('cell').last()).toHaveText('₹1,173.00');
  await expect(barOf(page)).toContainText('2 pieces · ₹1,173.00');
  await expect(barOf(page)).toContainText('You save ₹1,587.00');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cart, .*\b2 pieces?$/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await drawer.getByRole('button', { name: `Increase quantity of ${shots}` }).click();
  await page.keyboard.press('Escape');
  await expect(boxOf(page, shots)).toHaveValue('3');

  await page.getByRole('link', { name: 'Pictures' }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Price list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Price list' })).toBeFocused();
  await expect(page).toHaveTitle(/^Price list \| /);
  await expect(boxOf(page, shots)).toHaveValue('3');
  await boxOf(page, shots).fill('0');
  await boxOf(page, shots).blur();
  await expect(boxOf(page, shots)).toHaveValue('');
  await expect(barOf(page)).toContainText('Your cart is empty');
});

test('edge 43: a box takes the digits 0 to 9, at most three of them, typed or pasted', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPriceList(page);
  const box = boxOf(page, pots);
  for (const [typed, taken] of [
    ['1e3', '13'],
    ['-2', '2'],
    ['1.5', '15'],
    ['٣', ''],
    ['௩', ''],
    ['12x', '12'],
  ] as const) {
    await box.fill('');
    await box.pressSequentially(typed);
    await expect(box, typed).toHaveValue(taken);
    await box.fill('');
    await paste(page, box, typed);
    await expect(box, `${typed} pasted`).toHaveValue(taken);
  }
  await box.fill('');
  await box.pressSequentially('0007');
  await expect(box).toHaveValue('000');
  await box.blur();
  await expect(box).toHaveValue('');
  await box.fill('');
  await box.pressSequentially('007');
  await box.blur();
  await expect(box).toHaveValue('7');
});

test('more than there is stays in the box, does not count, and the checkout waits', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const scarce = await addProduct(shop, { stock: 3, price: 100 });
  const soldOut = await addProduct(shop, { stock: 0 });
  await openPriceList(page);
  await expect(rowOf(page, soldOut.name)).toContainText('Out of stock');
  await expect(boxOf(page, soldOut.name)).toBeDisabled();
  const box = boxOf(page, scarce.name);
  await boxOf(page, pots).fill('1');
  await box.fill('2');
  await box.blur();
  await expect(barOf(page)).toContainText('3 pieces · ₹368.00');
  await box.focus();
  await page.keyboard.type('4');
  await expect(box).toHaveValue('4');
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveAccessibleDescription('Only 3 left in stock');
  await expect(barOf(page)).toContainText('1 product, 1 piece · ₹168.00');
  const proceed = barOf(page).getByRole('button', { name: 'Proceed to Checkout' });
  await expect(proceed).toBeDisabled();
  await expect(proceed).toHaveAccessibleDescription('Correct 1 line');
  await expectAccessible(page, 'a price list with a wrong line');
  await expectToFit(page, 'a price list with a wrong line');

  await page.getByRole('searchbox', { name: 'Filter the list' }).fill('sparkler');
  await expect(box).toBeHidden();
  await barOf(page).getByRole('button', { name: 'Correct 1 line' }).click();
  await expect(box).toBeFocused();
  await page.keyboard.type('3');
  await expect(barOf(page)).toContainText('4 pieces · ₹468.00');
  await expect(barOf(page).getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
  await page.keyboard.type('9');
  await expect(box).toHaveValue('39');
  await page.keyboard.press('Escape');
  await expect(barOf(page)).toContainText('Correct 1 line');
});

test('Escape brings back the quantity from before', { tag: '@nightly' }, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  await signIn(page, buyer);
  await openPriceList(page);
  const box = boxOf(page, pots);
  await box.fill('5');
  await box.blur();
  await expect.poll(() => cartOf(shop, buyer)).toEqual({ [pots]: 5 });
  await box.focus();
  await page.keyboard.type('12');
  await expect(barOf(page)).toContainText('12 pieces');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('5');
  await expect(barOf(page)).toContainText('5 pieces');
  await expect(box).toBeFocused();
});

test('the list is filtered by words in any order, by what was chosen, and jumped through', async ({
  page,
}) => {
  await openPriceList(page);
  const filter = page.getByRole('searchbox', { name: 'Filter the list' });
  const names = page.getByRole('rowheader').filter({ visible: true });
  await filter.fill('sparklers colour');
  await expect(names.filter({ hasText: /colour/i }).first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: shots })).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: /^Aerial shots/ })).toBeHidden();
  await filter.fill('புஸ்வாணம்');
  await expect(page.getByRole('rowheader', { name: pots })).toBeVisible();
  await filter.fill('qqqq');
  await expect(page.getByRole('main').getByText('No product matches “qqqq”')).toBeVisible();
  await filter.fill('');

  const chosen = page.getByRole('checkbox', { name: 'Only what I chose' });
  await chosen.check();
  await expect(page.getByText('You have chosen nothing yet.')).toBeVisible();
  await chosen.uncheck();
  await boxOf(page, pots).fill('2');
  await boxOf(page, shots).fill('1');
  await chosen.check();
  await expect(page.getByRole('textbox')).toHaveCount(2);
  // A row that is emptied stays in sight.
  await boxOf(page, pots).fill('');
  await expect(boxOf(page, pots)).toBeFocused();
  await chosen.uncheck();

  await page.getByRole('link', { name: /^Garlands/ }).click();
  const heading = page.getByRole('heading', { level: 2, name: /^Garlands/ });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Tab');
  const garlands = page.getByRole('rowgroup').filter({ has: heading });
  await expect(garlands.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(garlands.getByRole('textbox').first()).toBeFocused();
});

test('the sum is said aloud, at most every two seconds', { tag: '@nightly' }, async ({ page }) => {
  // A phone that is busy for half a second when the first sum is due, whose timer is set in the past.
  await page.addInitScript(() => {
    const due = window.setTimeout;
    let wasBusy = false;
    const busy = () => {
      for (const start = performance.now(); performance.now() < start + 500; ) wasBusy = true;
    };
    Object.assign(window, {
      setTimeout: (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
        due(() => {
          run(...args);
          if ('said' in window && ms !== undefined && ms < 0 && !wasBusy) queueMicrotask(busy);
        }, ms),
    });
  });
  await openPriceList(page);
  await page.evaluate(() => {
    const said: [number, string][] = [];
    Object.assign(window, { said });
    const status = document.querySelector('header [role=status]');
    new MutationObserver(() => said.push([performance.now(), status?.textContent ?? ''])).observe(
      status as Element,
      { childList: true, characterData: true, subtree: true },
    );
  });
  const heard = () => page.evaluate(() => (window as never as { said: [number, string][] }).said);
  const box = boxOf(page, pots);
  await box.focus();
  for (let typed = 0; (await heard()).length < 3; typed += 1) {
    await page.keyboard.press('Backspace');
    await page.keyboard.type(String(1 + (typed % 9)), { delay: 20 });
  }
  await box.fill('7');
  const last = /\b7 pieces in your cart, ₹1,176\.00$/;
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(last);
  const said = await heard();
  expect(said.at(-1)?.[1]).toMatch(last);
  const gaps = said.slice(1).map(([time], at) => time - (said[at]?.[0] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(1_900);
});

test('a cart whose stock went is marked, and can be emptied', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const { name } = await addProduct(shop, { stock: 8 });
  await openPriceList(page);
  await boxOf(page, name).fill('5');
  await expect(barOf(page)).toContainText('5 pieces');
  await setStock(shop, name, 0);
  await openPriceList(page);
  await expect(boxOf(page, name)).toHaveValue('5');
  await expect(boxOf(page, name)).toHaveAccessibleDescription('This product is out of stock');
  await expect(barOf(page)).toContainText('Correct 1 line');
  await boxOf(page, name).fill('');
  await expect(boxOf(page, name)).toBeDisabled();
  await expect(barOf(page)).toContainText('Your cart is empty');
});
