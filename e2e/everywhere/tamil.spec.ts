import { expect, type Page } from '@playwright/test';
import { expectReadable } from '../support/expect-readable.ts';
import { test } from '../support/shop-fixtures.ts';

test.use({ shopSettings: { TAMIL: '1', SHOP_GSTIN: '33ABCDE1234F1Z5' } });

/** The pages whose words are all in Tamil. */
const pages = [
  '/ta/safetytips',
  '/ta/contact',
  '/ta/privacypolicy',
  '/ta/terms',
  '/ta/refundpolicy',
];
/** What Tamil writes as English does, and details of the shop. */
const names =
  /Mathappu|Facebook|Instagram|Razorpay|UPI|GSTIN|33ABCDE1234F1Z5|care@mathappu\.example|12 Commercial Road, Udhagamandalam, The Nilgiris, Tamil Nadu/g;

test('pages in Tamil are Tamil, readable, and lead to pages in Tamil', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
    expect(await englishOf(page), path).toEqual([]);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectReadable(page, `${path} at ${width} px`);
    }
  }

  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'தொடர்புப் பக்கத்தைப்' }).click();
  await expect(page).toHaveURL('/ta/contact');
  await page.goBack();
  await expect(page).toHaveURL('/ta/refundpolicy');
  await main.getByRole('link', { name: 'முகப்புக்குச் செல்ல' }).click();
  await expect(page).toHaveURL('/ta');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('தீபாவளி');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectReadable(page, '/ta at 320 px');

  await page.goto('/ta/terms');
  await main.getByRole('link', { name: 'ஆங்கில உரையே' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
});

/** The texts and labels of the page's content that have English in them. */
async function englishOf(page: Page): Promise<string[]> {
  const texts = await page.getByRole('main').evaluate((main) => {
    const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (nodes.nextNode()) found.push(nodes.currentNode.textContent ?? '');
    for (const element of main.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
      for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
        found.push(element.getAttribute(name) ?? '');
    return [document.title, ...found];
  });
  return texts.filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(names, '')));
}
