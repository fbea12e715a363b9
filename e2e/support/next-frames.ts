import type { Page } from '@playwright/test';

/** Waits until the page has painted what it has: the second frame comes after the first one is. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
