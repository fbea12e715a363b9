import { type BrowserContext, chromium } from '@playwright/test';
import { hydratedEvent } from '#packages/web/app/document/hydrated-event.ts';
import { findBrowser } from '../scripts/find-browser.mjs';
import { listProducts } from './http-rows.ts';
import { type Depth, median, type Row } from './measure.ts';
import type { Running } from './processes.ts';
import { type SlowNetwork, startSlowNetwork } from './slow-network.ts';

const slowdown = 4;
/** After hydration, for what is painted and run late. */
const restMs = 1_500;

type Visit = { readonly paintMs: number; readonly blockingMs: number };
type Visits = Record<'first' | 'second', Visit[]>;

/**
 * How long a first and a second visit wait for their largest paint, and how long scripts block the
 * first: on a phone with a slow network and a processor slowed four times. Between the two the page
 * is closed and the network hung up; the browser's caches and the service worker stay.
 */
export async function paintRows(shop: Running, depth: Depth): Promise<Row[]> {
  const [product] = await listProducts(shop.url);
  const network = await startSlowNetwork(shop.url);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--disable-gpu', '--disable-background-networking'],
  });
  const rows: Row[] = [];
  try {
    for (const address of ['/', '/products', `/productDetail/${product?._id}`]) {
      const visits: Visits = { first: [], second: [] };
      for (let round = 0; round < depth.rounds; round += 1) {
        const context = await browser.newContext({
          baseURL: network.url,
          viewport: { width: 390, height: 844 },
          deviceScaleFactor: 2,
          isMobile: true,
          hasTouch: true,
        });
        await context.addInitScript(observe, hydratedEvent);
        visits.first.push(await visit(context, network, address));
        visits.second.push(await visit(context, network, address));
        await context.close();
      }
      rows.push(...toRows(address.replace(/(productDetail).*/, '$1/:id'), visits));
    }
  } finally {
    await browser.close();
    await network.stop();
  }
  return rows;
}

async function visit(
  context: BrowserContext,
  network: SlowNetwork,
  address: string,
): Promise<Visit> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForTimeout(restMs);
  const measured = await page.evaluate(readVisit);
  await page.waitForFunction(() => caches.match(location.href));
  await page.waitForLoadState('networkidle');
  await page.close();
  network.hangUp();
  return measured;
}

type Recording = typeof globalThis & { recorded: { paintMs: number; blockingMs: number } };

/** Runs in the page, as does the function below. Blocking is what tasks take beyond 50 ms. */
function observe(hydrated: string): void {
  const recorded = { paintMs: 0, blockingMs: 0 };
  Object.assign(window, { recorded });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) recorded.paintMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recorded.blockingMs += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  addEventListener(hydrated, () => document.documentElement.setAttribute('data-hydrated', ''));
}

const readVisit = (): Visit => (window as unknown as Recording).recorded;

function toRows(address: string, { first, second }: Visits): Row[] {
  const paints = first.map(({ paintMs }) => paintMs);
  return [
    toRow(`largest paint of a first visit to ${address}`, paints, 1_500),
    toRow(
      `scripts block a first visit to ${address}`,
      first.map(({ blockingMs }) => blockingMs),
      100,
    ),
    toRow(
      `largest paint of a second visit to ${address}`,
      second.map(({ paintMs }) => paintMs),
      500,
    ),
  ];
}

function toRow(what: string, times: readonly number[], limitMs: number): Row {
  const middle = median(times);
  return {
    what,
    measured: `${Math.round(middle)} ms`,
    limit: `${limitMs} ms`,
    ratio: `worst ${Math.round(Math.max(...times))} ms`,
    reach: `≤ ${limitMs} ms`,
    isReached: middle <= limitMs,
    rounds: times.map(Math.round),
  };
}
