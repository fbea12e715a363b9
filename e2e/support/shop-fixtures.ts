import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { hydratedEvent } from '#packages/web/app/document/scripts-after-paint.ts';
import { type RunningShop, startShop } from './start-shop.ts';

type WorkerFixtures = {
  /** Settings that differ from the demo shop's. */
  shopSettings: NodeJS.ProcessEnv;
  shop: RunningShop;
};
type TestFixtures = {
  /** Sentences a story expects in the console; anything else said there as an error fails it. */
  expectedComplaints: RegExp[];
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
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  expectedComplaints: [[], { option: true }],
  page: async ({ page, browser, expectedComplaints }, use) => {
    const complaints: string[] = [];
    const complain = (text: string) => {
      if (!expectedComplaints.some((pattern) => pattern.test(text))) complaints.push(text);
    };
    const listen = (context: BrowserContext) => listenForComplaints(context, complain);
    listen(page.context());
    browser.on('context', listen);
    await openAlive(page);
    await use(page);
    browser.off('context', listen);
    expect(complaints, 'complaints of the pages').toEqual([]);
  },
});

/** Stories act on pages that are hydrated; `before-hydration` has the stories of who is faster. */
async function openAlive(page: Page): Promise<void> {
  await page.addInitScript((hydrated) => {
    addEventListener(hydrated, () => document.documentElement.setAttribute('data-alive', ''));
  }, hydratedEvent);
  const { goto, reload } = page;
  const alive = page.locator('html[data-alive], html:not(:has(#main))');
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (!options?.waitUntil) await alive.waitFor({ state: 'attached' });
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    if (!options?.waitUntil) await alive.waitFor({ state: 'attached' });
    return answer;
  };
}

function listenForComplaints(context: BrowserContext, complain: (text: string) => void): void {
  context.on('weberror', (webError) => complain(`page error: ${webError.error().message}`));
  context.on('console', (message) => {
    // A refusal (4xx) is part of many stories; the browser reports each as an error.
    const isRefusal = /Failed to load resource: .* status of 4\d\d/.test(message.text());
    if (message.type() === 'error' && !isRefusal) complain(`console: ${message.text()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) complain(`${response.status()} ${response.url()}`);
  });
}
