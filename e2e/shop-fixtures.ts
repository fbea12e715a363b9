import { test as base, expect, type Page } from '@playwright/test';
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
 * Each worker has a shop of its own, with the demo catalogue. A story fails when the browser's
 * console shows an error, the page breaks its content policy, or the server answers 5xx.
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
  page: async ({ page, expectedComplaints }, use) => {
    const complaints = listenForComplaints(page, expectedComplaints);
    await use(page);
    expect(complaints, 'complaints of the page').toEqual([]);
  },
});

function listenForComplaints(page: Page, expected: readonly RegExp[]): string[] {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('pageerror', (error) => complain(`page error: ${error.message}`));
  page.on('console', (message) => {
    // A refusal (4xx) is part of many stories; the browser reports each as an error.
    const isRefusal = /Failed to load resource: .* status of 4\d\d/.test(message.text());
    if (message.type() === 'error' && !isRefusal) complain(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complain(`${response.status()} ${response.url()}`);
  });
  return complaints;
}
