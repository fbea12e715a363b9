import { expect, type Page } from '@playwright/test';

export const toasts = (page: Page) => page.getByRole('alert');

/** How long a toast stays is an animation of its bar. */
const bars = (page: Page) => toasts(page).getByRole('progressbar');

/** In milliseconds, of each toast on show. */
export const lifetimesOf = (page: Page) =>
  bars(page).evaluateAll((elements) =>
    elements.flatMap((bar) =>
      bar.getAnimations().map(({ effect }) => effect?.getTiming().duration),
    ),
  );

/** Whether the time of each toast on show passes; while it comes in, it stands. */
export async function expectToastTime(page: Page, state: 'running' | 'paused'): Promise<void> {
  for (const bar of await bars(page).all()) {
    await expect(bar).toHaveCSS('animation-play-state', state);
  }
}

/** Stops the time of what is on show, whatever the shop does, so that a story can look at it. */
export const holdToasts = (page: Page) => move(page, 'pause');

/** Lets all the time pass that the toasts on show have left. */
export const endToasts = (page: Page) => move(page, 'finish');

async function move(page: Page, how: 'pause' | 'finish'): Promise<void> {
  await expectToastTime(page, 'running');
  await bars(page).evaluateAll((elements, name) => {
    for (const animation of elements.flatMap((bar) => bar.getAnimations())) animation[name]();
  }, how);
}
