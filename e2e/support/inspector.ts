import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, type View, views } from './expect-accessible.ts';
import { expectReadable } from './expect-readable.ts';
import { type Sight, watchShifts } from './layout-shifts.ts';
import { expectLandscape, expectOutline, expectToFit } from './screen-checks.ts';

const usual = { standard: 16, fixed: 13 };
const large = { standard: 32, fixed: 26 };

/** Whoever has opened a screen once looks at all of it, in one view. */
type Inspector = {
  /** Opens screens in which nothing may move while they load. */
  watch(sights: readonly Sight[]): Promise<void>;
  /** Opens screens in which nothing may move, and looks at each. */
  inspect(
    sights: readonly Sight[],
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

  async function watch(sights: readonly Sight[]): Promise<void> {
    for (const sight of sights) await openStill(sight, withView(sight[0]));
  }

  async function look(what: string): Promise<void> {
    await expectAccessible(page, what, [view]);
    if (view === views[0]) {
      await expectToFit(page, withView(what));
      await expectLandscape(page, withView(what));
      await page.setViewportSize(view.size);
    } else {
      await expectOutline(page, withView(what));
    }
    await setLetters(large);
    await expectReadable(page, inLarge(what));
    await setLetters(usual);
  }

  async function openDialog(opener: Locator, what: string): Promise<Locator> {
    await setLetters(large);
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
    async inspect(sights, alsoExpect) {
      for (const sight of sights) {
        await watch([sight]);
        await look(sight[0]);
        await alsoExpect?.(page, withView(sight[0]));
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
