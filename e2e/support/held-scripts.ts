import type { Page } from '@playwright/test';

/** Delays all scripts; returns the function that releases them. */
export const holdScripts = (page: Page) => hold(page, '**/*.js');

/** Delays the script of one route, such as 'safety/safety-tips-page'; its manifest is loaded with the first scripts. */
export async function holdScriptOf(page: Page, route: string): Promise<() => void> {
  const module = await page.waitForFunction(
    (id) => Reflect.get(window, '__reactRouterManifest')?.routes[id].module as string,
    route,
  );
  return hold(page, `**${await module.jsonValue()}`);
}

export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

async function hold(page: Page, scripts: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
