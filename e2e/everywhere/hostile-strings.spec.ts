import { productCsvColumns } from '@mathappu/contract/product-import';
import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { callApi, ownerToken, tokenOf } from '../support/api.ts';
import {
  adminScreensOf,
  customerScreensOf,
  isLong,
  publicScreensOf,
  some,
} from '../support/hostile-screens.ts';
import {
  fillHostileShop,
  formulas,
  type HostileShop,
  pack,
  packNames,
} from '../support/hostile-shop.ts';
import { listMails } from '../support/outbox.ts';
import { fillSignIn, signIn } from '../support/people.ts';
import type { Screen } from '../support/screens.ts';
import { test as shopTest } from '../support/shop-fixtures.ts';

const test = shopTest.extend<object, { hostile: HostileShop }>({
  hostile: [
    ({ shop }, use) => fillHostileShop(shop).then(use),
    { scope: 'worker', timeout: 900_000 },
  ],
});

test.use({
  shopSettings: { SEED: 'none', ADMIN_EMAIL: demoAdmin.email, ADMIN_PASSWORD: demoAdmin.password },
  contextOptions: { reducedMotion: 'reduce' },
});
test.setTimeout(isLong ? 1_800_000 : 150_000);

/** Elements and attributes that no page of the shop has. */
const foreign = [
  'img[src="x"]',
  'iframe',
  'object',
  'base',
  'math',
  'meta[http-equiv="refresh" i]',
  '[onerror], [onload], [onfocus], [onmouseover]',
  '[href^="javascript:" i], [href^="data:" i], [href^="//"], [action^="//"]',
].join(', ');

/** Signs that injected content was run or fetched. */
function listenForAttacks(page: Page, origin: string): string[] {
  const attacks: string[] = [];
  page.on('dialog', async (dialog) => {
    attacks.push(`${page.url()} said ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOurs = url.origin === origin || ['data:', 'blob:'].includes(url.protocol);
    if (!isOurs || url.pathname.endsWith('/x')) attacks.push(`${page.url()} requested ${url}`);
  });
  return attacks;
}

async function look(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [path, words] of screens) {
    await page.goto(path);
    await expect(page.locator('body')).toContainText(words, { useInnerText: true });
    await expect(page.locator(foreign), path).toHaveCount(0);
  }
}

const fileName = '"><img src=x onerror=alert(1)>.csv';

const csvFile = (rows: readonly (readonly string[])[]) => ({
  name: fileName,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n'),
  ),
});

// Under the policy an injected script is an error of the page, without it the script runs.
for (const bypassCSP of isLong ? [false, true] : [false]) {
  test.describe(bypassCSP ? 'without the content policy' : 'under the content policy', () => {
    test.use({ bypassCSP });

    test('stored and requested strings stay text for visitors and customers', {
      tag: '@nightly',
    }, async ({ page, shop, hostile }) => {
      const attacks = listenForAttacks(page, shop.url);
      await look(page, publicScreensOf(hostile));
      for (const person of hostile.banned) {
        await page.goto('/login');
        await fillSignIn(page, person);
        await expect(page.locator('body')).toContainText(person.reason, { useInnerText: true });
        await expect(page.locator(foreign)).toHaveCount(0);
      }
      await signIn(page, hostile.customer);
      await look(page, customerScreensOf(hostile));
      // A new access token, since the long form lasts longer than the customer's own.
      const token = await tokenOf(shop, hostile.customer);
      for (const name of some(packNames(120))) {
        await callApi(shop, 'PUT', '/user/update-user', { name }, token);
        await look(page, [['/account', name]]);
      }
      expect(attacks).toEqual([]);
    });

    test('stored and requested strings stay text for the owner', { tag: '@nightly' }, async ({
      page,
      shop,
      hostile,
    }) => {
      const attacks = listenForAttacks(page, shop.url);
      await page.goto('/');
      await signIn(page, demoAdmin);
      await look(page, adminScreensOf(hostile));
      for (const { _id, recipient } of some(hostile.orders)) {
        await look(page, [[`/admin/orders?order=${_id}`, 'History']]);
        await page.emulateMedia({ media: 'print' });
        const slip = page.getByRole('article').filter({ hasText: 'packing slip' });
        await expect(slip).toContainText(recipient, { useInnerText: true });
        await page.emulateMedia({ media: 'screen' });
      }
      expect(attacks).toEqual([]);
    });

    test('a CSV file stays text: its name, its problems and its products', {
      tag: '@nightly',
    }, async ({ page, shop }) => {
      const attacks = listenForAttacks(page, shop.url);
      await page.goto('/');
      await signIn(page, demoAdmin);
      await page.goto('/admin/productsEdit');
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Import products' });
      const chooser = dialog.getByLabel('Choose an Excel or CSV file or drop it here');
      for (const column of pack(1000)) {
        await chooser.setInputFiles(csvFile([[...productCsvColumns, column]]));
        const refusal = `unknown or repeated columns: ${column.toLowerCase()}`;
        await expect(dialog).toContainText(refusal, { useInnerText: true });
        await expect(page.locator(foreign)).toHaveCount(0);
      }
      const wrong = pack(500).map((text) => productCsvColumns.map(() => text));
      const right = packNames(100).map((text) => {
        const name = `${text} imported`;
        return ['', name, text, '100', '0', '5', '', '1 Box', '', '', '{}'];
      });
      for (const [rows, outcome] of [
        [wrong, 'Nothing was changed'],
        [right, 'Every row can be imported'],
      ] as const) {
        await chooser.setInputFiles(csvFile([productCsvColumns, ...rows]));
        await expect(dialog.getByText(outcome)).toBeVisible();
        await expect(dialog.getByText(fileName)).toBeVisible();
        await expect(page.locator(foreign)).toHaveCount(0);
        if (rows === wrong) await dialog.getByRole('button', { name: 'Another file' }).click();
      }
      await dialog.getByRole('button', { name: /^Import \d+ products$/ }).click();
      await expect(dialog.getByText('The products were imported.')).toBeVisible();
      await look(
        page,
        some(packNames(100)).map(
          (text): Screen => [
            `/admin/productsEdit?search=${encodeURIComponent(`${text} imported`.slice(0, 100))}`,
            'imported',
          ],
        ),
      );
      expect(attacks).toEqual([]);
    });
  });
}

test('no cell of an export is computed by a spreadsheet', { tag: '@nightly' }, async ({
  shop,
  hostile,
}) => {
  expect(hostile.products.map(({ name }) => name)).toEqual(expect.arrayContaining(formulas));
  const authorization = `Bearer ${await ownerToken(shop)}`;
  for (const path of ['/product/export', '/order/export']) {
    const answer = await fetch(`${shop.url}/api/v1${path}`, { headers: { authorization } });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="\w+\.csv"$/);
    const cells = (parse(await answer.text(), { bom: true }) as string[][]).flat();
    expect(cells).toEqual(expect.arrayContaining(formulas.map((formula) => `'${formula}`)));
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  }
});

test('in mails they stay text, and every link leads to the shop', { tag: '@nightly' }, async ({
  page,
  shop,
  hostile,
}) => {
  const attacks = listenForAttacks(page, shop.url);
  const { users, orders, refunds } = hostile;
  const mailCount = 1 + users.length + orders.length + 3 * refunds.length;
  await expect
    .poll(async () => (await listMails(shop.dataDir)).length, {
      timeout: isLong ? 900_000 : 90_000,
    })
    .toBeGreaterThanOrEqual(mailCount);
  for (const { html, subject } of await listMails(shop.dataDir)) {
    await page.setContent(html);
    expect(subject).not.toContain('evil.example');
    await expect(page.locator(`${foreign}, script, link, form, input, img`)).toHaveCount(0);
    const links = await page.locator('a').evaluateAll((all) => all.map(String));
    expect(links.filter((link) => new URL(link).origin !== shop.url)).toEqual([]);
  }
  expect(attacks).toEqual([]);
});
