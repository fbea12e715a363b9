import { expect, type Page } from '@playwright/test';

export const toasts = (page: Page) => page.getByRole('alert');

/** The timer of a toast is the animation of its bar. */
const bars = (page: Page) => toasts(page).getByRole('progressbar');

/** In milliseconds, of each toast on the screen. */
export const lifetimesOf = (page: Page) =>
  bars(page).evaluateAll((elements) =>
    elements.flatMap((bar) =>
      bar.getAnimations().map(({ effect }) => effect?.getTiming().duration),
    ),
  );

/** The state of each toast's timer; it is paused while the toast slides in. */
export async function expectToastTime(page: Page, state: 'running' | 'paused'): Promise<void> {
  for (const bar of await bars(page).all()) {
    await expect(bar).toHaveCSS('animation-play-state', state);
  }
}

/** Pauses the timers of the toasts on the screen. */
export const pauseToasts = (page: Page) => move(page, 'pause');

/** Ends the timers of the toasts on the screen. */
export const finishToasts = (page: Page) => move(page, 'finish');

/** In the page, frame by frame: looked at now and then, a timer could run and end in between. */
const move = (page: Page, how: 'pause' | 'finish'): Promise<void> =>
  page.evaluate(async (name) => {
    const bars = () => [...document.querySelectorAll('[role=alert] [role=progressbar]')];
    const waits = (bar: Element) => getComputedStyle(bar).animationPlayState !== 'running';
    while (bars().some(waits)) await new Promise(requestAnimationFrame);
    for (const animation of bars().flatMap((bar) => bar.getAnimations())) animation[name]();
  }, how);
