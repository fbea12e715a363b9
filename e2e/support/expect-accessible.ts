import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** axe finds nothing serious or critical, at the width of a phone and of a desktop. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Otherwise axe opens a second page for each analysis.
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze();
    const grave = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    expect.soft(grave, `${what} at ${size.width} px`).toEqual([]);
  }
}
