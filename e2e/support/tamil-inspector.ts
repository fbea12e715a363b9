import { expect, type Locator, type Page } from '@playwright/test';
import * as ui from '#packages/web/app/ui/words.ta.ts';
import { englishOf, findEnglish } from './english-left.ts';
import { expectAccessible, views } from './expect-accessible.ts';
import { expectReadable } from './expect-readable.ts';

const phone = { width: 320, height: 740 };
const desk = { width: 1280, height: 800 };

/** Reads pages in Tamil, on a desk and then on a phone, where it leaves them. */
type TamilInspector = {
  /** Nothing of the page, or of the dialog that is open, is English, cut, out of reach or inaccessible. */
  look(what: string): Promise<void>;
  /** The same of a dialog, which stays open. */
  open(opener: Locator, what: string): Promise<Locator>;
  /** Closes the dialog that was opened last. */
  close(): Promise<void>;
  /** Submits a form that is to be refused, and looks at it with the reason. */
  refuse(submit: Locator, reason: string): Promise<void>;
  /** All that toasts have said, however short, is Tamil and fits; as many different ones at least. */
  expectToasts(count: number): Promise<void>;
};

/** @param data names and texts of people */
export async function openTamilInspector(
  page: Page,
  data: readonly string[] = [],
): Promise<TamilInspector> {
  const toasts = await collectToasts(page);
  const dialogs = page.locator('dialog:modal');
  await page.setViewportSize(phone);

  async function look(what: string): Promise<void> {
    expect.soft(await findEnglish(page, data), `English of ${what}`).toEqual([]);
    await expectAccessible(page, what, views.slice(1), true);
    // Further down what sticks to the top lies over the rest.
    await page.evaluate(() => scrollTo(0, 0));
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      await expectReadable(page, `${what} at ${size.width} px`);
    }
  }

  return {
    look,
    async open(opener, what) {
      const count = await dialogs.count();
      await opener.click();
      await expect(dialogs).toHaveCount(count + 1);
      await expect(dialogs.last().getByRole('button').first()).toBeVisible();
      await expect(dialogs.last().getByText(ui.loading)).toHaveCount(0);
      await look(what);
      return dialogs.last();
    },
    async close() {
      const count = await dialogs.count();
      await page.keyboard.press('Escape');
      await expect(dialogs).toHaveCount(count - 1);
    },
    async refuse(submit, reason) {
      await submit.click();
      const place = page.locator('main, dialog:modal').last();
      await expect(place.getByText(reason).first()).toBeVisible();
      await look(`the refusal ‘${reason}’`);
    },
    async expectToasts(count) {
      // The last one may still be on its way.
      await expect.poll(() => toasts.size, { message: 'toasts' }).toBeGreaterThanOrEqual(count);
      expect.soft(englishOf([...toasts], data), 'English of toasts').toEqual([]);
      expect.soft([...toasts].filter((text) => text.startsWith(cut))).toEqual([]);
    },
  };
}

const cut = 'cut: ';

/** The label of a field, with the star of those that are required. */
export const labelled = (label: string): RegExp =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\*)?$`);

/** What the toasts of the page say from now on. */
async function collectToasts(page: Page): Promise<Set<string>> {
  const said = new Set<string>();
  await page.exposeFunction('noteToast', (text: string) => said.add(text));
  await page.addInitScript((tooWide) => {
    const { noteToast } = window as unknown as { noteToast: (text: string) => void };
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll<HTMLElement>('.toast-layer [role="alert"]'))
        noteToast((toast.scrollWidth > toast.clientWidth ? tooWide : '') + toast.innerText);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, cut);
  return said;
}
