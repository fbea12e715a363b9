import type { BrowserContext } from '@playwright/test';
import { listProducts } from './http-rows.ts';
import { type Depth, median, type Row } from './measure.ts';
import { launchBrowser, openPhoneContext, slowDown, untilHydrated } from './phone.ts';
import type { Running } from './processes.ts';

/** Slow 4G, as Lighthouse has it. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** In milliseconds: https://web.dev/articles/lcp and https://web.dev/articles/tbt */
type Painted = { readonly largest: number; readonly blocked: number };

const limits = { first: 1_500, blocked: 100, second: 500 };

/** When a slow phone on a slow network has painted a page, the first time and once it was there. */
export async function paintRows(shop: Running, { rounds }: Depth): Promise<Row[]> {
  const [product] = await listProducts(shop.url);
  const addresses = [
    ...['/', '/ta', '/products', '/ta/products', `/productDetail/${product?._id}`],
    await makeLink(shop.url),
  ];
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const address of addresses) {
      const firsts: Painted[] = [];
      const seconds: Painted[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const context = await openPhoneContext(browser, shop.url);
        firsts.push(await visit(context, address));
        seconds.push(await visit(context, address));
        await context.close();
      }
      const name = address.replace(/(productDetail).*/, '$1/:id').replace(/(order).*/, '$1/:code');
      const largest = (visits: readonly Painted[]) => visits.map((painted) => painted.largest);
      const blocked = firsts.map((painted) => painted.blocked);
      rows.push(
        toRow(`largest paint of a first visit to ${name}`, largest(firsts), limits.first),
        toRow(`blocking time of a first visit to ${name}`, blocked, limits.blocked),
        toRow(`largest paint of a second visit to ${name}`, largest(seconds), limits.second),
      );
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** The link of an estimate of the price list's first products. */
async function makeLink(url: string): Promise<string> {
  const items = (await listProducts(url)).map(({ _id: productId }) => ({ productId, quantity: 1 }));
  const response = await fetch(`${url}/api/v1/quote/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items: items.slice(0, 40) }),
  });
  return `/order/${((await response.json()) as { data: { code: string } }).data.code}`;
}

async function visit(context: BrowserContext, address: string): Promise<Painted> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', slow4G);
  await slowDown(protocol);
  await page.goto(address, { waitUntil: 'networkidle' });
  await untilHydrated(page);
  const painted = await page.evaluate(readPaints);
  await page.close();
  return painted;
}

/** Runs in the page, once nothing follows any more. */
async function readPaints(): Promise<Painted> {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      });
      // Of a type without entries nothing is reported.
      setTimeout(resolve, 200, []);
    });
  const [paints, tasks] = [
    await entriesOf('largest-contentful-paint'),
    await entriesOf('longtask'),
  ];
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
  const later = tasks.filter(({ startTime }) => startTime >= (firstPaint?.startTime ?? 0));
  return {
    largest: paints.at(-1)?.startTime ?? Number.NaN,
    blocked: later.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}

function toRow(what: string, millis: readonly number[], limit: number): Row {
  const reached = median(millis);
  return {
    what,
    measured: `${Math.round(reached)} ms`,
    limit: `${limit} ms`,
    ratio: `${Math.round(Math.min(...millis))} to ${Math.round(Math.max(...millis))} ms`,
    reach: `≤ ${limit} ms`,
    isReached: reached <= limit,
    rounds: millis,
  };
}
