import type { Page } from '@playwright/test';
import { nextFrames } from './next-frames.ts';

/**
 * Holds the answers of a call back. The function it returns lets them go and waits until the page
 * has received one and done what follows from it.
 */
export async function holdAnswers(page: Page, pattern: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  return async () => {
    const answered = page.waitForResponse(pattern);
    held.resolve();
    await (await answered).finished();
    await nextFrames(page);
  };
}
