import { expect, type Page } from '@playwright/test';
import { views } from '../support/expect-accessible.ts';
import { openInspector, type Visit } from '../support/inspector.ts';
import { test } from '../support/shop-fixtures.ts';
import { inLanguage, labelled, wordsOf } from './words.ts';

const [phone] = views;
/** Toasts have the least room here, and filters and links of the bar are in dialogs. */
const smallPhone = { ...phone, size: { width: 320, height: 740 } };

/**
 * Opens dialogs and has forms refused, in either language.
 * @param data names and texts of people, which Tamil screens show as they are
 */
export async function openWalk(page: Page, visit: Visit, data: readonly string[] = []) {
  const top = page.locator('main, dialog:modal').last();
  const question = page.getByRole('alertdialog');
  return {
    ...(await openInspector(page, visit, data, smallPhone)),
    words: wordsOf[visit.language],
    /** Goes to a page for what is done there. */
    at: (path: string, act: () => Promise<void>): Promise<void> =>
      test.step(path, async () => {
        await page.goto(inLanguage(path, visit.language));
        await act();
      }),
    /** A button of the dialog that is open, or else of the page. */
    button: (name: string | RegExp) => top.getByRole('button', { name, exact: true }),
    field: (label: string) => top.getByLabel(labelled(label)),
    dialog: page.locator('dialog:modal').last(),
    /** Answers the question that is open, which then closes. */
    async confirm(name: string): Promise<void> {
      await question.getByRole('button', { name, exact: true }).click();
      await expect(question).toBeHidden();
    },
  };
}

export const textFile = { name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') };
