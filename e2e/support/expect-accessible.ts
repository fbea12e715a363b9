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

export type View = {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly colorScheme: 'dark' | 'light';
};

/** The two views of the shop that differ most. */
export const views = [
  { name: 'on a phone in the dark', size: { width: 360, height: 740 }, colorScheme: 'dark' },
  { name: 'on a desk in the light', size: { width: 1280, height: 800 }, colorScheme: 'light' },
] as const satisfies readonly View[];

/**
 * axe finds nothing serious or critical in the given views, or else in either.
 * @param isOfDialog only about the open dialog, or else about the page
 */
export async function expectAccessible(
  page: Page,
  what: string,
  inViews: readonly View[] = views,
  isOfDialog = false,
): Promise<void> {
  await prepareForAxe(page);
  for (const { name, size, colorScheme } of inViews) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const violations = await page.evaluate(async (isDialogMeant) => {
      const dialog = isDialogMeant && [...document.querySelectorAll('dialog:modal')].at(-1);
      const results = await window.axe.run(dialog || document, {
        resultTypes: ['violations'],
        // Only rules that are off by default read style sheets and media.
        preload: false,
      });
      return results.violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        targets: nodes.map(({ target }) => target.join(' ')),
      }));
    }, isOfDialog);
    const grave = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
    expect.soft(grave, `${what} ${name}, ${size.width} px`).toEqual([]);
  }
}

/** Once for each document: loading axe takes as long as running it. */
async function prepareForAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axeSource);
  // Colours on their way, from one theme to the other or into sight, are not those to be read.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { transition: none !important; animation: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}
