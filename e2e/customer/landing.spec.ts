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

test('the animation can be paused and resumed', async ({ page }) => {
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

test('with reduced motion there is a poster and a static headline', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play background and headline' })).toBeVisible();
  for (let times = 0; times < 10; times += 1) expect(await typedAfter(page, 250)).toBe('Diwali');
  expect(films).toEqual([]);
});

test('where the browser refuses to play the film, one press starts it', async ({ page }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      if (navigator.userActivation.isActive) return play.call(this);
      return Promise.reject(new DOMException('low power', 'NotAllowedError'));
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play background and headline' }).click();
  await expect.poll(() => isFilmPlaying(page)).toBe(true);
  await expect(page.getByRole('button', { name: 'Pause background and headline' })).toBeVisible();
});

test('with Save-Data there is a poster too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play background and headline' })).toBeVisible();
  expect(await isFilmPlaying(page)).toBe(false);
});
