import { expect, type Page } from '@playwright/test';
import { newCustomer, signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const typed = (page: Page) => page.getByRole('main').locator('h1 .text-gold');
const isFilmPlaying = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => !film.paused);

async function typedAfter(page: Page, ms: number): Promise<string> {
  await page.clock.runFor(ms);
  return typed(page).innerText();
}

test.beforeEach(({ page }) => page.clock.install());

test('the landing page types its occasions over a film and links the shop', async ({
  page,
  shop,
}) => {
  await page.goto('/');
  await expect(page.getByText('Premium quality fireworks for all occasions').first()).toBeVisible();
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'Fireworks for Diwali, Weddings, Festivals and Celebrations',
    }),
  ).toBeVisible();
  for (const occasion of ['Weddings', 'Festivals', 'Celebrations', 'Diwali']) {
    await expect.poll(() => typedAfter(page, 250), { intervals: [0] }).toBe(occasion);
  }
  await expect(page.locator('video')).toHaveAttribute('loop');
  await expect.poll(() => isFilmPlaying(page)).toBe(true);

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact' })).toBeHidden();
  await main.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, await newCustomer(shop));
  await page.goto('/');
  await expect(main.getByRole('link', { name: 'Login' })).toBeHidden();
  await main.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await main.getByRole('link', { name: 'Our Products' }).click();
  await expect(page).toHaveURL('/products');
});

test('the animation can be paused and resumed', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => isFilmPlaying(page)).toBe(true);
  await page.getByRole('button', { name: 'Pause background and headline' }).click();
  await expect.poll(() => isFilmPlaying(page)).toBe(false);
  const stopped = await typed(page).innerText();
  for (let times = 0; times < 10; times += 1) expect(await typedAfter(page, 250)).toBe(stopped);
  await page.getByRole('button', { name: 'Play background and headline' }).click();
  await expect.poll(() => isFilmPlaying(page)).toBe(true);
  await expect(typed(page)).not.toHaveText(stopped);
});

const films = (page: Page) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) requested.push(new URL(request.url()).pathname);
  });
  return requested;
};

test('with reduced motion there is a poster and a static headline', { tag: '@nightly' }, async ({
  page,
}) => {
  const requested = films(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play background and headline' })).toBeVisible();
  for (let times = 0; times < 10; times += 1) expect(await typedAfter(page, 250)).toBe('Diwali');
  expect(requested).toEqual([]);
});

test('where the browser refuses to play the film, one press starts it', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    // The browser's own `userActivation` takes what Playwright evaluates for a press.
    let isPressed = false;
    addEventListener('pointerdown', () => {
      isPressed = true;
    });
    HTMLMediaElement.prototype.play = function () {
      if (isPressed) return play.call(this);
      return Promise.reject(new DOMException('low power', 'NotAllowedError'));
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play background and headline' }).click();
  await expect.poll(() => isFilmPlaying(page)).toBe(true);
  await expect(page.getByRole('button', { name: 'Pause background and headline' })).toBeVisible();
});

for (const [network, connection] of [
  ['Save-Data', { saveData: true }],
  ['a slow network', { effectiveType: '3g' }],
] as const) {
  test(`with ${network} there is a poster too`, { tag: '@nightly' }, async ({ page }) => {
    const requested = films(page);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play background and headline' })).toBeVisible();
    expect(await isFilmPlaying(page)).toBe(false);
    expect(requested).toEqual([]);
  });
}

test('a phone gets the small film, cut for it', { tag: '@nightly' }, async ({ page }) => {
  const requested = films(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect.poll(() => isFilmPlaying(page)).toBe(true);
  expect(new Set(requested)).toEqual(new Set(['/media/fireworks-portrait.webm']));
});

test('categories and products are below the film, on a visit as after coming back', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const promises = main.getByRole('region', { name: 'What you can rely on' });
  await expect(promises.getByText('FREE delivery in Tamil Nadu')).toBeVisible();
  const categories = main.getByRole('region', { name: 'What are you looking for?' });
  await expect(categories.getByRole('link', { name: 'Flower pots' })).toHaveAttribute(
    'href',
    '/products?category=flower-pots',
  );
  // Other stories of this shop may have sold something.
  const products = main.getByRole('region', { name: /^(New in the shop|Best sellers)$/ });
  const cards = products.getByRole('link');
  await expect(cards).toHaveCount(8);
  // A product of another story has no picture, and says so.
  const first = (await cards.first().innerText()).split('\n').filter((line) => line !== 'No Image');
  await cards.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first[0] ?? '');
  await expect(page.getByText(first.at(-1) ?? '?').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(cards).toHaveCount(8);
  await main.getByRole('link', { name: 'Price list' }).first().click();
  await expect(page).toHaveURL('/products?view=list');
});
