import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { matchPath } from 'react-router';
import { demoAdmin, demoCustomer } from '#packages/demo/src/demo-people.ts';
import { orderPath, productPath } from '#packages/web/app/document/paths.ts';
import routes from '#packages/web/app/routes.ts';
import { orderOnline } from '../support/online-orders.ts';
import { newCustomer, signIn } from '../support/people.ts';
import { findProduct } from '../support/products.ts';
import {
  emptyAdminScreens,
  emptyScreens,
  expectLoaded,
  fillScreens,
  publicScreens,
  type Screen,
} from '../support/screens.ts';
import { test } from '../support/shop-fixtures.ts';

declare global {
  interface Window {
    layoutShifts: () => string[];
  }
}

const mostShift = 0.02;
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Records every layout shift of a document, with what moved (https://web.dev/articles/cls). */
function observeLayoutShifts(): void {
  type Shift = PerformanceEntry & {
    value: number;
    sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const shifts: string[] = [];
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName} ${node.className}` : (node?.textContent ?? '?');
  const add = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as Shift[]) {
      const moved = sources.map(
        ({ node, previousRect: before, currentRect: after }) =>
          `${nameOf(node).slice(0, 60)} (${before.x},${before.y} ${before.width}x${before.height} to ${after.x},${after.y} ${after.width}x${after.height})`,
      );
      shifts.push(`${value.toFixed(4)} ${moved.join('; ')}`);
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.layoutShifts = () => {
    add(observer.takeRecords());
    return shifts;
  };
}

const readFont = (name: string) =>
  readFileSync(`packages/web/public/fonts/${name}.woff2`).toString('base64');

function addFonts({ latin, rupee }: { latin: string; rupee: string }): void {
  const add = (family: string, font: string) =>
    document.fonts.add(
      new FontFace(
        family,
        Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0)),
        { weight: '400 700' },
      ),
    );
  add('Anek Latin', latin);
  add('Anek Rupee', rupee);
}

const nextFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
      ),
  );

/** A screen, and the state that the step before it passes in the history. */
type Sight = Screen | readonly [...screen: Screen, state: object];

/**
 * Opens screens on both sizes. The answers of the API are held until the page is hydrated and
 * painted without them, so that whatever they move is seen. The fonts are there from the start:
 * the machines of the tests lack the faces that `Anek Fallback` gives Anek's measures to.
 */
async function prepare(page: Page): Promise<(sights: readonly Sight[]) => Promise<void>> {
  let painted = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.addInitScript(addFonts, {
    latin: readFont('anek-latin-v2'),
    rupee: readFont('anek-rupee-v1'),
  });
  await page.addInitScript(observeLayoutShifts);

  async function open([path, words, state]: Sight): Promise<void> {
    painted = Promise.withResolvers<void>();
    if (state) {
      await page.evaluate(
        ([usr, address]) => history.replaceState({ usr, key: 'planted', idx: 0 }, '', address),
        [state, path] as const,
      );
      await page.reload({ waitUntil: 'commit' });
    } else {
      await page.goto(path, { waitUntil: 'commit' });
    }
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await nextFrames(page);
    painted.resolve();
    await expectLoaded(page, [path, words]);
    await page.evaluate(() => document.fonts.ready);
    await nextFrames(page);
  }

  return async (sights) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const sight of sights) {
        await open(sight);
        const shifts = await page.evaluate(() => window.layoutShifts());
        const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0);
        expect
          .soft(sum, `${sight[0]} at ${size.width} px:\n${shifts.join('\n')}`)
          .toBeLessThanOrEqual(mostShift);
      }
    }
  };
}

const codeSent = { email: demoCustomer.email };
const codeVerified = { email: demoCustomer.email, data: { success: true } };

test('nothing moves while a page loads for a visitor', async ({ page, shop }) => {
  const product = await findProduct(shop, 'Gold Rain');
  const guestCart = [{ _id: product._id, quantity: 2, productId: product }];
  const expectStill = await prepare(page);
  await page.goto('/robots.txt');
  await expectStill([
    ...publicScreens,
    ...emptyScreens.slice(0, 2),
    [productPath(product._id), 'Add to cart'],
    ['/otpverification', 'Verify OTP', codeSent],
    ['/reset-password', 'Reset Password', codeVerified],
  ]);
  await page.evaluate(
    (cart) => localStorage.setItem('guest-cart', cart),
    JSON.stringify(guestCart),
  );
  await expectStill([['/cart', 'Gold Rain']]);
  await expectStill([
    ['/checkout', 'Register here'],
    ['/admin/orders', 'Register here'],
    ['/account', 'Our Products'],
    ['/admin/users', 'Our Products'],
  ]);
});

test('nothing moves while a page loads for a customer, new or not', async ({ page, shop }) => {
  const { buyer, customerScreens } = await fillScreens(shop);
  const expectStill = await prepare(page);
  await signIn(page, buyer);
  await expectStill([
    ...customerScreens,
    ['/', 'Our Products'],
    ['/products', 'Showing 1 to 12 of'],
    ['/contact', 'Send Message'],
    ['/login', 'Account Details'],
  ]);
  const { orderId } = await orderOnline(shop, buyer, { Pencil: 1 });
  await expectStill([
    ['/myorder', orderId],
    [orderPath(orderId), 'Pending payment'],
    ['/cart', 'Payment was not completed'],
    ['/checkout', 'Payment was not completed'],
  ]);
  await signIn(page, await newCustomer(shop));
  await expectStill(emptyScreens);
});

test('nothing moves while a page loads for the owner', async ({ page, shop }) => {
  const { adminScreens } = await fillScreens(shop);
  const expectStill = await prepare(page);
  await signIn(page, demoAdmin);
  await expectStill([...adminScreens, ...emptyAdminScreens]);
});

test('the screens of these stories are those of the shop', async ({ shop }) => {
  const { customerScreens, adminScreens } = await fillScreens(shop);
  const steps = [['/otpverification'], ['/reset-password']] as const;
  const seen = [...publicScreens, ...customerScreens, ...adminScreens, ...steps];
  const addresses = seen.map(([address]) => address.replace(/\?.*/, ''));
  const isSeen = (path: string) => addresses.some((address) => matchPath(`/${path}`, address));
  const paths = routes.flatMap((route) => route.children ?? [route]).map(({ path }) => path ?? '');
  expect(paths.filter((path) => !isSeen(path))).toEqual([]);
});
