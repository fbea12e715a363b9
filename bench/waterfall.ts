import {
  type BrowserContext,
  chromium,
  type Page,
  type Request as PlaywrightRequest,
} from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { startShopProcess } from '#packages/server/test/shop-process.ts';
import { findBrowser } from '#scripts/find-browser.mjs';

/** Added to each request, as on a mobile network. */
const latencyMs = 150;

type Visit = {
  name: string;
  path: string;
  /** A text that is visible once the page has its data. */
  shown: string;
  /** The page and link from which the application navigates there. */
  from: { path: string; link: string };
};

const visits: Visit[] = [
  {
    name: 'the orders of the admin area',
    path: '/admin/orders',
    shown: 'main table tbody tr, main :text("No orders found")',
    from: { path: '/admin/dashboard', link: 'nav[aria-label=Admin] a[href="/admin/orders"]' },
  },
  {
    name: "a customer's orders",
    path: '/myorder',
    shown: 'main :text("No orders found"), main article',
    from: { path: '/contact', link: 'header a[href="/myorder"]' },
  },
  {
    name: 'the checkout',
    path: '/checkout',
    shown: 'main fieldset',
    from: { path: '/cart', link: 'main a[href="/checkout"]' },
  },
];

type Request = { name: string; start: number; end: number };

/** Prints the requests of each visit, sequential or concurrent, and when its data is visible. */
async function printWaterfalls(): Promise<void> {
  const shop = await startShopProcess({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '10000',
  });
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  try {
    for (const visit of visits) {
      for (const manner of ['cold', 'clicked', 'hovered'] as const) {
        const context = await browser.newContext({ baseURL: shop.url });
        await signIn(context);
        const page = await context.newPage();
        await watch(page, visit, manner);
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function signIn(context: BrowserContext): Promise<void> {
  const api = '/api/v1';
  const answer = await context.request.post(`${api}/user/login`, {
    data: { email: demoAdmin.email, password: demoAdmin.password },
  });
  const { accesstoken, refreshtoken } = (await answer.json()).data;
  const headers = { authorization: `Bearer ${accesstoken}` };
  const details = await context.request.get(`${api}/user/userdetails`, { headers });
  const products = await context.request.get(`${api}/product/get`);
  await context.request.post(`${api}/cart/create`, {
    headers,
    data: { productId: (await products.json()).data[0]._id, quantity: 1 },
  });
  const values = { accesstoken, refreshtoken, user: JSON.stringify((await details.json()).data) };
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, values);
}

async function watch(page: Page, visit: Visit, manner: 'cold' | 'clicked' | 'hovered') {
  if (manner !== 'cold') {
    await page.goto(visit.from.path);
    await page.locator(visit.from.link).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  if (manner === 'hovered') {
    await page.locator(visit.from.link).first().hover();
    await page.waitForTimeout(600);
  }
  const entries = new Map<PlaywrightRequest, Request>();
  const begun = performance.now();
  const sinceBegun = () => Math.round(performance.now() - begun);
  const ended = (request: PlaywrightRequest) => {
    const entry = entries.get(request);
    if (entry) entry.end = sinceBegun();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/\.js$|^\/api\//.test(pathname) && request.resourceType() !== 'document') return;
    entries.set(request, { name: pathname, start: sinceBegun(), end: Number.POSITIVE_INFINITY });
  });
  if (manner === 'cold') await page.goto(visit.path, { waitUntil: 'commit' });
  else await page.locator(visit.from.link).first().click();
  await page.waitForURL(visit.path, { waitUntil: 'commit' });
  await page.locator(visit.shown).first().waitFor();
  const shownAt = sinceBegun();
  await page.waitForTimeout(500);
  print(`${visit.name}, ${manner}: shown after ${shownAt} ms`, [...entries.values()]);
}

function print(title: string, requests: readonly Request[]): void {
  console.log(`\n${title}; ${countRounds(requests)} rounds, one after the other`);
  for (const { name, start, end } of requests) {
    const [from, to] = [start, end].map((ms) => String(ms).padStart(6));
    console.log(`${from} ${to}  ${' '.repeat(Math.round(start / 50))}${bar(start, end)} ${name}`);
  }
}

const bar = (start: number, end: number) => '█'.repeat(Math.max(1, Math.round((end - start) / 50)));

/** The length of the longest chain of requests in which each began after the previous had ended. */
function countRounds(requests: readonly Request[]): number {
  const depths = new Map<Request, number>();
  for (const request of [...requests].sort((one, other) => one.start - other.start)) {
    const before = requests.filter(({ end }) => end <= request.start);
    depths.set(request, 1 + Math.max(0, ...before.map((earlier) => depths.get(earlier) ?? 0)));
  }
  return Math.max(0, ...depths.values());
}

await printWaterfalls();
