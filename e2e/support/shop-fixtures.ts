import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { hydratedEvent } from '#packages/web/app/head/hydrated-event.ts';
import { patience } from './patience.ts';
import { type ChangedSettings, changeSettings } from './settings.ts';
import { type RunningShop, startShop } from './start-shop.ts';

type WorkerFixtures = {
  /**
   * Variables of the environment that differ from the demo shop's. Each file that sets them has a
   * shop and a browser of its own: what the owner can change is changed by `settings`.
   */
  shopSettings: NodeJS.ProcessEnv;
  shop: RunningShop;
};
type TestFixtures = {
  /** Errors that a story expects in the console; any other fails it. */
  expectedErrors: RegExp[];
  /**
   * What the owner has set differently while a story runs. Each part that is named is put back
   * afterwards, also what the story itself changes in it; `{}` names a part and changes nothing.
   */
  settings: ChangedSettings;
  changedSettings: undefined;
};

/**
 * Each worker has a shop of its own, with the demo catalogue. A story fails when in any of its
 * pages the console shows an error, which is also how the browser reports what a content policy
 * refused, or the server answers 5xx.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shopSettings: [{}, { option: true, scope: 'worker' }],
  shop: [
    async ({ shopSettings }, use) => {
      const shop = await startShop(shopSettings);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 90_000 * patience },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  expectedErrors: [[], { option: true }],
  settings: [{}, { option: true }],
  changedSettings: [
    async ({ shop, settings }, use) => {
      const putBack = await changeSettings(shop, settings);
      await use(undefined);
      await putBack();
    },
    { auto: true },
  ],
  page: async ({ page, browser, expectedErrors }, use, story) => {
    const errors: string[] = [];
    const addError = (text: string) => {
      if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(text);
    };
    const listen = (context: BrowserContext) => listenForErrors(context, addError);
    listen(page.context());
    browser.on('context', listen);
    await waitForHydration(page);
    await use(page);
    browser.off('context', listen);
    if (story.status !== story.expectedStatus || errors.length > 0) {
      // A page that is closed or hangs has none; what the story failed by is what counts.
      await page.screenshot({ path: story.outputPath('failed.png') }).catch(() => undefined);
    }
    expect(errors, 'errors of the pages').toEqual([]);
  },
});

/** Stories act on hydrated pages, except those in `before-hydration`. */
async function waitForHydration(page: Page): Promise<void> {
  await page.addInitScript((eventName) => {
    addEventListener(eventName, () => document.documentElement.setAttribute('data-hydrated', ''));
  }, hydratedEvent);
  const { goto, reload } = page;
  const hydrated = page.locator('html[data-hydrated], html:not(:has(#main))');
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (!options?.waitUntil) await hydrated.waitFor({ state: 'attached' });
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    if (!options?.waitUntil) await hydrated.waitFor({ state: 'attached' });
    return answer;
  };
}

function listenForErrors(context: BrowserContext, addError: (text: string) => void): void {
  context.on('weberror', (webError) => addError(`page error: ${webError.error().message}`));
  context.on('console', (message) => {
    // Browsers report every 4xx as an error; many stories contain one.
    const is4xx = /Failed to load resource: .* status of 4\d\d/.test(message.text());
    if (message.type() === 'error' && !is4xx) addError(`console: ${message.text()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) addError(`${response.status()} ${response.url()}`);
  });
}
