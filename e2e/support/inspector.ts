import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, type View, views } from './expect-accessible.ts';
import { expectReadable } from './expect-readable.ts';
import { expectValid } from './expect-valid.ts';
import { watchShifts } from './layout-shifts.ts';
import { expectLandscape, expectOutline, expectToFit } from './screen-checks.ts';
import type { Screen } from './screens.ts';
import { smallTargets } from './small-targets.ts';

const [phone, desk] = views;
const usual = { standard: 16, fixed: 13 };
const large = { standard: 32, fixed: 26 };

/** Checks everything about a screen while it is open, in one view: opening it is what takes time. */
type Inspector = {
  /** Opens screens in which nothing may move while they load. */
  watch(screens: readonly Screen[]): Promise<void>;
  /** Opens screens in which nothing may move, and looks at each. */
  inspect(
    screens: readonly Screen[],
    alsoExpect?: (page: Page, what: string) => Promise<void>,
  ): Promise<void>;
  /** Looks at what is on the screen. */
  look(what: string): Promise<void>;
  /** Opens a dialog with large letters, looks at it and closes it. */
  lookAtDialog(opener: Locator, what: string): Promise<void>;
  /** The same for what others have made, or what other sizes of letters do not have. */
  readDialog(opener: Locator, what: string): Promise<void>;
};

export async function openInspector(page: Page, view: View): Promise<Inspector> {
  const session = await page.context().newCDPSession(page);
  /** A browser setting, which every `rem` follows. */
  async function setLetters(fontSizes: typeof usual): Promise<void> {
    await session.send('Page.setFontSizes', { fontSizes });
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === size,
      `${fontSizes.standard}px`,
    );
  }
  const withView = (what: string) => `${what} ${view.name}, ${view.size.width} px`;
  const inLarge = (what: string) => `${withView(what)}, letters twice as large`;
  await page.setViewportSize(view.size);
  await page.emulateMedia({ colorScheme: view.colorScheme });
  const openStill = await watchShifts(page);

  async function watch(screens: readonly Screen[]): Promise<void> {
    for (const screen of screens) await openStill(screen, withView(screen[0]));
  }

  async function look(what: string): Promise<void> {
    await expectAccessible(page, what, view === phone ? [desk, phone] : [desk]);
    await expectOutline(page, withView(what));
    if (view === desk) await expectValid(page, withView(what));
    if (view === phone) {
      expect.soft(await smallTargets(page), `small targets of ${withView(what)}`).toEqual([]);
      await expectToFit(page, withView(what));
      await expectLandscape(page, withView(what));
      await page.setViewportSize(view.size);
    }
    await setLetters(large);
    await expectReadable(page, inLarge(what));
    await setLetters(usual);
  }

  async function openDialog(opener: Locator, what: string): Promise<Locator> {
    await setLetters(large);
    // What the page fetches after its first paint is there.
    await page.waitForLoadState('networkidle');
    await opener.first().click();
    const dialog = page.locator('dialog:modal').last();
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    await expect(dialog.getByText(/^Loading/)).toHaveCount(0);
    await expectReadable(page, inLarge(what));
    // Its foot can be reached, however little of it fits on the screen.
    const last = dialog
      .locator('a, button, input, select, textarea')
      .locator('visible=true')
      .last();
    await last.scrollIntoViewIfNeeded();
    await expect(last, `foot of ${inLarge(what)}`).toBeInViewport({ ratio: 0.9 });
    await setLetters(usual);
    return dialog;
  }

  return {
    watch,
    look,
    async inspect(screens, alsoExpect) {
      for (const screen of screens) {
        await watch([screen]);
        await look(screen[0]);
        await alsoExpect?.(page, withView(screen[0]));
      }
    },
    async lookAtDialog(opener, what) {
      const dialog = await openDialog(opener, what);
      await expectAccessible(page, what, [view]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
    async readDialog(opener, what) {
      await openDialog(opener, what);
      await page.keyboard.press('Escape');
    },
  };
}
