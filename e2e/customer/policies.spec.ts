import { expect } from '@playwright/test';
import { test } from '../support/shop-fixtures.ts';

const policies: readonly (readonly [path: string, title: string, sentences: RegExp[]])[] = [
  ['/privacypolicy', 'Privacy Policy', [/Effective 1 Dec 2026/, /stores no payment data/]],
  ['/terms', 'Terms & Conditions', [/18 or older/, /online payment provider/]],
  [
    '/refundpolicy',
    'Refund & Return Policy',
    [/no returns or refunds/, /all sales are final/i, /within 24 hours of delivery/],
  ],
];

for (const [path, title, sentences] of policies) {
  test(`${path} has its rules, a contact address and a link home`, {
    tag: path === '/terms' ? [] : ['@nightly'],
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const article = page.getByRole('main').getByRole('article');
    for (const sentence of sentences) await expect(article).toContainText(sentence);
    const address = article.getByRole('link', { name: 'care@mathappu.example' }).first();
    await expect(address).toHaveAttribute('href', 'mailto:care@mathappu.example');
    await expect(address).toHaveCSS('text-decoration-line', 'underline');
    await article.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}
