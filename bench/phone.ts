import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import { hydratedEvent } from '#packages/web/app/head/hydrated-event.ts';
import { findBrowser } from '../scripts/find-browser.mjs';

const slowdown = 4;
/** How long a finger stays on the screen. */
const pressMs = 60;
const waitLimitMs = 1_000;

/** What a person waited for after an interaction until the next frame was painted, in milliseconds. */
export type Delay = {
  readonly total: number;
  /** Until the first handler ran. */
  readonly input: number;
  readonly processing: number;
  /** From the last handler to the frame. */
  readonly presentation: number;
};

/** A page on a phone, whose interactions are measured by the browser with a slowed processor. */
export type Phone = {
  readonly page: Page;
  /** Opens a page and waits until it is hydrated and has all its data. */
  open(path: string): Promise<void>;
  /** Touches what is in sight after it has been scrolled to; `shown` proves that it had its effect. */
  tap(what: string, target: Locator, shown: Locator): Promise<void>;
  /** Presses a key in the element that has the focus. */
  press(what: string, key: string): Promise<void>;
  close(): Promise<void>;
};

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findBrowser(),
    args: ['--disable-gpu', '--disable-background-networking'],
  });

/** A browser with a phone's screen that has nothing of the shop; hydrated pages are marked. */
export async function openPhoneContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // It keeps no pages, and what it fetches would not be slowed down.
    serviceWorkers: 'block',
  });
  await context.addInitScript((hydrated) => {
    addEventListener(hydrated, () => document.documentElement.setAttribute('data-hydrated', ''));
  }, hydratedEvent);
  return context;
}

/** Waits for what `openPhoneContext` marks, where the page has something to hydrate. */
export const untilHydrated = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated], html:not(:has(#main))').waitFor({ state: 'attached' });

export const slowDown = (protocol: CDPSession, rate = slowdown) =>
  protocol.send('Emulation.setCPUThrottlingRate', { rate });

export async function takePhone(
  browser: Browser,
  baseURL: string,
  onDelay: (what: string, delay: Delay) => void,
): Promise<Phone> {
  const context = await openPhoneContext(browser, baseURL);
  await context.addInitScript(recordEvents);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);

  async function measure(what: string, act: () => Promise<void>, shown?: Locator): Promise<void> {
    await page.evaluate(untilIdle);
    await page.evaluate(forgetEvents);
    await slowDown(protocol);
    await act();
    await shown?.waitFor();
    const delay = await page.evaluate(readDelay, waitLimitMs);
    await slowDown(protocol, 1);
    onDelay(what, delay);
  }

  return {
    page,
    async open(path) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await untilHydrated(page);
    },
    async tap(what, target, shown) {
      await target.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await target.tap({ trial: true });
      const centre = await centreOf(target);
      await measure(what, () => touch(protocol, centre), shown);
    },
    press: (what, key) => measure(what, () => page.keyboard.press(key)),
    close: () => context.close(),
  };
}

type Point = { x: number; y: number };

async function centreOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function touch(protocol: CDPSession, point: Point): Promise<void> {
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await new Promise((resolve) => setTimeout(resolve, pressMs));
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

type Recording = typeof globalThis & { recorded: PerformanceEventTiming[] };

/** Runs in the page, as do the functions below. */
function recordEvents(): void {
  const recorded: PerformanceEventTiming[] = [];
  Object.assign(window, { recorded });
  new PerformanceObserver((list) => {
    recorded.push(...(list.getEntries() as PerformanceEventTiming[]));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

function forgetEvents(): void {
  (window as unknown as Recording).recorded.length = 0;
}

/** Twice, because the first idle period may be the wait for a frame. */
async function untilIdle(): Promise<void> {
  for (let period = 0; period < 2; period += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
  }
}

/**
 * Of the events of one interaction those count that were painted last: the press and the click that
 * follows from it are painted in one frame. Below 16 ms the browser reports nothing.
 */
async function readDelay(limitMs: number): Promise<Delay> {
  const { recorded } = window as unknown as Recording;
  const deadline = performance.now() + limitMs;
  const ofInteraction = () => recorded.filter(({ interactionId }) => interactionId > 0);
  while (ofInteraction().length === 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  // Events that are painted in the same frame are reported together, later ones after the next.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  const [longest] = ofInteraction().sort((one, other) => other.duration - one.duration);
  if (!longest) return { total: 16, input: 0, processing: 0, presentation: 16 };
  const together = recorded.filter(({ startTime }) => startTime === longest.startTime);
  const begun = Math.min(...together.map(({ processingStart }) => processingStart));
  const ended = Math.max(...together.map(({ processingEnd }) => processingEnd));
  const { startTime, duration } = longest;
  return {
    total: duration,
    input: begun - startTime,
    processing: ended - begun,
    presentation: Math.max(0, startTime + duration - ended),
  };
}
