import type { Page } from '@playwright/test';

/** Links within a sentence are exempt: https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced */
const targets =
  'button, [role=button], footer a, nav a, header a, label:has(input), select, input:not([type=radio], [type=checkbox], [type=file])';

/** The targets for a finger that are less than 44 px wide or high, with their sizes. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.locator(targets).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1;
      if (!isShown || (width >= 43.9 && height >= 43.9)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
    }),
  );
}
