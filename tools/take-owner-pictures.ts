// Usage: take-owner-pictures.ts [address of a running demo]. Takes the pictures of docs/owner anew, from a shop
// that nobody has opened yet and from the season of the demo; with an address from that demo alone.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Credentials } from '../e2e/support/api.ts';
import { signIn } from '../e2e/support/people.ts';
import { type RunningShop, startShop } from '../e2e/support/start-shop.ts';
import { demoAdmin } from '../packages/demo/src/demo-people.ts';
import { messyList, xlsxOf } from '../packages/server/test/price-lists.ts';
import * as dashboardTa from '../packages/web/app/admin/dashboard/words.ta.ts';
import * as dashboardEn from '../packages/web/app/admin/dashboard/words.ts';
import * as deskTa from '../packages/web/app/admin/desk/words.ta.ts';
import * as deskEn from '../packages/web/app/admin/desk/words.ts';
import * as paymentsTa from '../packages/web/app/admin/orders/manual-payments/words.ta.ts';
import * as paymentsEn from '../packages/web/app/admin/orders/manual-payments/words.ts';
import * as ordersTa from '../packages/web/app/admin/orders/words.ta.ts';
import * as ordersEn from '../packages/web/app/admin/orders/words.ts';
import * as importTa from '../packages/web/app/admin/product-import/words.ta.ts';
import * as importEn from '../packages/web/app/admin/product-import/words.ts';

const languages = {
  en: {
    prefix: '',
    ...{
      dashboard: dashboardEn,
      payments: paymentsEn,
      orders: ordersEn,
      products: importEn,
      desk: deskEn,
    },
  },
  ta: {
    prefix: '/ta',
    ...{
      dashboard: dashboardTa,
      payments: paymentsTa,
      orders: ordersTa,
      products: importTa,
      desk: deskTa,
    },
  },
} as const;

type Language = keyof typeof languages;
type Words = (typeof languages)[Language];

const desk = { width: 1024, height: 720 };
const phone = { width: 390, height: 640 };
const folder = fileURLToPath(new URL('../docs/owner/', import.meta.url));
const owner = { email: 'owner@kumaran.example', password: 'Kumaran-crackers-2026' };

const [running] = process.argv.slice(2);
const chosen: readonly Language[] = ['en', 'ta'];

const untilLoaded = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => !document.querySelector(':is(main, dialog) :is(.animate-shimmer, .animate-spin)'),
  );
  await page.evaluate(() => document.fonts.ready);
};

async function keep(language: Language, name: string, png: Buffer): Promise<void> {
  mkdirSync(folder + language, { recursive: true });
  await sharp(png).webp({ quality: 62, effort: 6 }).toFile(`${folder}${language}/${name}.webp`);
}

type Sight = {
  browser: Browser;
  shop: Pick<RunningShop, 'url'>;
  person: Credentials;
  language: Language;
};

/** A page of the admin area, and what keeps a picture of it or of a part. */
async function openDesk({ browser, shop, person, language }: Sight, size = desk) {
  const isPhone = size === phone;
  const page = await browser.newPage({
    baseURL: shop.url,
    viewport: size,
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor: isPhone ? 1.6 : 1.1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    timezoneId: 'Asia/Kolkata',
  });
  page.setDefaultTimeout(20_000);
  await signIn(page, person);
  const { prefix, ...words } = languages[language];
  return {
    page,
    words: words as Omit<Words, 'prefix'>,
    dialog: page.locator('dialog:modal').last(),
    async goTo(path: string) {
      await page.goto(prefix + path);
      await untilLoaded(page);
    },
    async take(name: string, part: Page | Locator = page) {
      await untilLoaded(page);
      await keep(language, name, await part.screenshot({ animations: 'disabled' }));
    },
  };
}

/** Of the first day: a shop with nothing but its owner, whose price list comes in. */
async function takeFirstDay(sight: Sight): Promise<void> {
  const { page, words, dialog, goTo, take } = await openDesk(sight);
  await goTo('/admin/dashboard');
  const list = page.getByRole('heading', { name: words.dashboard.beforeOpening });
  await list.waitFor();
  await take('before-you-open', page.locator('section').filter({ has: list }));

  const file = page.locator('dialog input[type=file]');
  const choose = async (rows: string[][]) => {
    await goTo('/admin/productsEdit');
    await page.getByRole('button', { name: words.products.importCsv, exact: true }).click();
    await file.setInputFiles({
      name: 'price-list.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: xlsxOf(rows),
    });
    await dialog.getByRole('button', { name: words.products.check }).waitFor();
  };
  await choose(messyList());
  await take('import-columns', dialog);
  await dialog.getByRole('button', { name: words.products.check }).click();
  const importNow = dialog.locator('button', {
    hasText: words.products.importNow.other.replace('{count}', '180'),
  });
  await importNow.click();
  await dialog.getByText(words.products.wereImported).waitFor({ timeout: 60_000 });

  // Next year's, with a slip in one price.
  const next = messyList({ raise: 10 });
  const slip = next.find(([number]) => number === '2');
  if (slip) slip[3] = '7,000';
  await choose(next);
  await dialog.getByRole('button', { name: words.products.check }).click();
  await dialog.getByText(words.products.tenfoldAccept).waitFor();
  await take('import-changes', dialog);
  await page.close();
}

/** Of a season: what each day and bad days look like. */
async function takeSeason(sight: Sight): Promise<void> {
  const { page, words, dialog, goTo, take } = await openDesk(sight);
  await goTo('/admin/dashboard');
  await take('dashboard');

  await goTo('/admin/orders?status=PENDING,PROCESSING');
  const ticks = page.locator('main tbody input[type=checkbox]');
  for (const nth of [0, 1, 2]) await ticks.nth(nth).check();
  await page.locator('main table').evaluate((table) => table.scrollIntoView());
  await take('orders');

  await goTo('/admin/orders?view=enquiries&state=ENQUIRY');
  await page.locator('main table a').first().click();
  // All of what dialogs are about.
  await page.setViewportSize({ ...desk, height: 1100 });
  await take('enquiry', dialog);

  await goTo('/admin/orders?owing=offline');
  await page.locator('main table a').first().click();
  await dialog.getByRole('button', { name: words.payments.bookReceipt }).click();
  await take('receipt', dialog);

  await goTo('/admin/orders');
  await page.getByRole('button', { name: words.orders.exportCsv }).click();
  await dialog.getByLabel(words.orders.taxDocuments).check();
  await take('export', dialog);
  await page.setViewportSize(desk);

  await goTo('/admin/orders/new');
  const entry = page.getByLabel(words.desk.add, { exact: true });
  for (const line of ['12-5', '26-1']) {
    await entry.fill(line);
    await entry.press('Enter');
  }
  await entry.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 160));
  await take('new-order');

  await goTo('/admin/dashboard?tab=failed');
  await take('machine');
  await page.close();

  const hand = await openDesk(sight, phone);
  await hand.goTo('/admin/productsEdit?search=rocket');
  const camera = hand.page.locator('main label:has(input[capture])').first();
  await camera.evaluate((label) => label.scrollIntoView({ block: 'center' }));
  await hand.take('photo');
  await hand.page.close();
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const shops: RunningShop[] = [];
const open = async (settings: NodeJS.ProcessEnv) => {
  const shop = await startShop(settings);
  shops.push(shop);
  return shop;
};
try {
  for (const language of running ? [] : chosen) {
    const { email, password } = owner;
    const shop = await open({ SEED: 'none', ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
    await takeFirstDay({ browser, shop, person: owner, language });
  }
  const shop = running ? { url: running } : await open({ SEED: 'season' });
  for (const language of chosen) await takeSeason({ browser, shop, person: demoAdmin, language });
} finally {
  await browser.close();
  for (const shop of shops) await shop.stop();
}
console.log(`The pictures are in ${folder}`);
