import type { Locator } from '@playwright/test';
import { nextFrames } from './next-frames.ts';

/** Presses until the scripts that the first touch of the page asks for are there. */
export async function pressUntilScriptsCome(target: Locator): Promise<void> {
  const page = target.page();
  await page.waitForLoadState('networkidle');
  await target.hover();
  const scripts = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
  await page.mouse.down();
  await scripts;
  await page.waitForLoadState('networkidle');
  await nextFrames(page);
  await page.mouse.up();
}
