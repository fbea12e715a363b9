import type { Page } from '@playwright/test';
import { openInspector, type Visit } from '../support/inspector.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import type { Screen } from '../support/screens.ts';
import { inLanguage } from './words.ts';

type Visitor = {
  /** Opens screens in which nothing may move while they load. */
  watch(screens: readonly Screen[]): Promise<void>;
  /** The same, and looks at each. */
  see(
    screens: readonly Screen[],
    alsoExpect?: (page: Page, what: string) => Promise<void>,
  ): Promise<void>;
};

/** @param data names and texts of people, which Tamil screens show as they are */
export async function openVisitor(
  page: Page,
  visit: Visit,
  data: readonly string[] = [],
): Promise<Visitor> {
  const { look } = await openInspector(page, visit, data);
  const openStill = await watchShifts(page);

  async function watch([path, words, state]: Screen): Promise<string> {
    const what = inLanguage(path, visit.language);
    const screen = [what, visit.language === 'en' ? words : '', state] as const;
    await openStill(screen, what);
    return what;
  }

  return {
    async watch(screens) {
      for (const screen of screens) await watch(screen);
    },
    async see(screens, alsoExpect) {
      for (const screen of screens) {
        const what = await watch(screen);
        await look(what);
        await alsoExpect?.(page, what);
      }
    },
  };
}
