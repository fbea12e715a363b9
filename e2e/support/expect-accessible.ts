import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const sights = [
  { size: { width: 360, height: 740 }, colorScheme: 'dark' },
  { size: { width: 1280, height: 800 }, colorScheme: 'light' },
] as const;

/** axe finds nothing serious or critical, on a phone in the dark theme and on a desk in the light one. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(axeSource);
  // Colours on their way, from one theme to the other or into sight, are not those to be read.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { transition: none !important; animation: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  for (const { size, colorScheme } of sights) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const violations = await page.evaluate(async () => {
      const results = await window.axe.run({ resultTypes: ['violations'] });
      return results.violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        targets: nodes.map(({ target }) => target.join(' ')),
      }));
    });
    const grave = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
    expect.soft(grave, `${what} at ${size.width} px, ${colorScheme}`).toEqual([]);
  }
}
