import type { Language } from '@mathappu/contract/words';
import { expect, type Locator, type Page } from '@playwright/test';
import * as tamil from '#packages/web/app/ui/words.ta.ts';
import * as english from '#packages/web/app/ui/words.ts';
import { englishOf, findEnglish } from './english-left.ts';
import { expectAccessible, expectContrast, type View, views } from './expect-accessible.ts';
import { expectReadable } from './expect-readable.ts';
import { expectNarrowBars, expectOutline, expectTouchable } from './screen-checks.ts';

const [phone, desk] = views;
const narrow = { width: 320, height: 740 };
const sideways = { width: 740, height: 360 };
const usual = { standard: 16, fixed: 13 };
const large = { standard: 32, fixed: 26 };

/** How somebody goes through the shop. */
export type Visit = {
  readonly language: Language;
  /** In which pages are opened and looked at first. */
  readonly view: View;
  /** Whether to look also with large letters, with fingers, held sideways and in the colours of the other view. */
  readonly isThorough: boolean;
};

/** Checks everything about what is on the screen while it is there: opening it is what takes time. */
type Inspector = {
  /** The page, or the dialog that is open, is in its language, accessible, readable and in reach. */
  look(what: string): Promise<void>;
  /** Opens a dialog, looks at it and leaves it open. */
  open(opener: Locator, what: string): Promise<Locator>;
  /** Closes the dialog that was opened last. */
  close(): Promise<void>;
  /** Submits a form that is to be refused, and looks at it with the reason. */
  refuse(submit: Locator, reason: string): Promise<void>;
  /** All that toasts have said, however short, fits and is in the language; as many different ones at least. */
  expectToasts(count: number): Promise<void>;
};

/**
 * @param data names and texts of people, which Tamil screens show as they are
 * @param rest the view between looks, if not that of the visit
 */
export async function openInspector(
  page: Page,
  { language, view, isThorough }: Visit,
  data: readonly string[] = [],
  rest: View = view,
): Promise<Inspector> {
  const session = await page.context().newCDPSession(page);
  const toasts = await collectToasts(page);
  const dialogs = page.locator('dialog:modal');
  const { loading } = language === 'ta' ? tamil : english;

  async function show(at: View): Promise<void> {
    await page.setViewportSize(at.size);
    await page.emulateMedia({ colorScheme: at.colorScheme });
    await session.send('Emulation.setTouchEmulationEnabled', {
      enabled: at.size.width < desk.size.width,
    });
  }

  /** Sets a preference of the browser, which every `rem` follows. */
  async function setLetters(fontSizes: typeof usual): Promise<void> {
    await session.send('Page.setFontSizes', { fontSizes });
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === size,
      `${fontSizes.standard}px`,
    );
  }

  /** The foot of the dialog, if one is open, can be reached, however little of it is on the screen. */
  async function expectFoot(what: string): Promise<void> {
    if ((await dialogs.count()) === 0) return;
    const controls = dialogs.last().locator('a, button, input, select, textarea');
    const last = controls.locator('visible=true').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last, `foot of ${what}`).toBeInViewport({ ratio: 0.9 });
  }

  async function lookCloser(what: string): Promise<void> {
    await expectTouchable(page, what);
    await setLetters(large);
    for (const at of [phone, desk]) {
      await show(at);
      const inLarge = `${what} ${at.name}, letters twice as large`;
      await expectReadable(page, inLarge);
      await expectFoot(inLarge);
    }
    await setLetters(usual);
    await expectContrast(page, what, desk);
    await show(phone);
    await page.setViewportSize(sideways);
    await expectReadable(page, `${what} held sideways`);
    if ((await dialogs.count()) === 0) await expectNarrowBars(page, what);
    await expectFoot(`${what} held sideways`);
  }

  async function look(what: string): Promise<void> {
    if (language === 'ta')
      expect.soft(await findEnglish(page, data), `English of ${what}`).toEqual([]);
    // Further down what sticks to the top lies over the rest.
    await page.evaluate(() => scrollTo(0, 0));
    const isDialog = (await dialogs.count()) > 0;
    if (rest !== view) await show(view);
    await expectAccessible(page, what, [view], isDialog);
    if (!isDialog) await expectOutline(page, what);
    if (isThorough) await lookCloser(what);
    for (const size of [desk.size, narrow]) {
      await page.setViewportSize(size);
      await expectReadable(page, `${what} at ${size.width} px`);
    }
    await show(rest);
  }

  await show(rest);
  return {
    look,
    async open(opener, what) {
      const count = await dialogs.count();
      await opener.click();
      await expect(dialogs).toHaveCount(count + 1);
      await expect(dialogs.last().getByRole('button').first()).toBeVisible();
      await expect(dialogs.last().getByText(loading)).toHaveCount(0);
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
      expect.soft([...toasts].filter((text) => text.startsWith(cut))).toEqual([]);
      if (language === 'ta')
        expect.soft(englishOf([...toasts], data), 'English of toasts').toEqual([]);
    },
  };
}

const cut = 'cut: ';

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
