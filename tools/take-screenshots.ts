import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Credentials, tokenOf } from '../e2e/support/api.ts';
import { sendMessage } from '../e2e/support/messages.ts';
import { signIn } from '../e2e/support/people.ts';
import { findProduct } from '../e2e/support/products.ts';
import { fillCart, orderByApi } from '../e2e/support/shopping.ts';
import { type RunningShop, startShop } from '../e2e/support/start-shop.ts';
import { demoAdmin, demoCustomer } from '../packages/demo/src/demo-people.ts';

// Usage: take-screenshots.ts [folder] [light|dark]. Without a folder it takes the pictures of the documents.
const [asked, theme = 'light'] = process.argv.slice(2);
const folder = asked ?? fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const widths = asked ? [360, 768, 1440] : [1440];
const inDocuments = ['products'];

type Route = { name: string; path: string; fullPage?: boolean };

const publicRoutes: Route[] = [
  { name: 'landing', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'products-none-found', path: '/products?search=qqqqqq' },
  { name: 'cart-empty', path: '/cart' },
  { name: 'sign-in', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgotpassword' },
  { name: 'safety-tips', path: '/safetytips', fullPage: true },
  { name: 'contact', path: '/contact' },
  { name: 'privacy-policy', path: '/privacypolicy' },
  { name: 'terms', path: '/terms' },
  { name: 'refund-policy', path: '/refundpolicy' },
  { name: 'not-found', path: '/nowhere' },
];
const customerRoutes: Route[] = [
  { name: 'account', path: '/account' },
  { name: 'update-avatar', path: '/updateAvatar' },
  { name: 'edit-profile', path: '/updateUserDetail' },
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/checkout', fullPage: true },
  { name: 'address', path: '/address', fullPage: true },
  { name: 'my-orders', path: '/myorder' },
];
const adminRoutes: Route[] = [
  { name: 'admin-dashboard', path: '/admin/dashboard', fullPage: true },
  { name: 'admin-products', path: '/admin/productsEdit' },
  { name: 'admin-new-product', path: '/admin/Uploadproduct', fullPage: true },
  { name: 'admin-orders', path: '/admin/orders' },
  { name: 'admin-messages', path: '/admin/message' },
  { name: 'admin-users', path: '/admin/users' },
];

/** Orders, a cart and a message, so that no screen is empty. */
async function fillShop(shop: RunningShop): Promise<{ orderId: string; productId: string }> {
  const token = await tokenOf(shop, demoCustomer);
  const buyer = { ...demoCustomer, number: demoCustomer.phone, token };
  const shots = '60 Shots Violet Evening';
  await orderByApi(shop, buyer, {
    [shots]: 1,
    '30 cm Five-Colour Sparklers': 1,
    'Colour Koti Flower Pots': 1,
  });
  const orderId = await orderByApi(shop, buyer, {
    'Family Gift Box 25 Items': 1,
    'Ground Chakkar Deluxe Two-Colour': 1,
  });
  await fillCart(shop, buyer, { 'Lunik Rocket': 2, '1000 Wala': 2, 'Lakshmi Crackers 4 inch': 2 });
  await sendMessage(shop, {
    name: 'Kavitha Rajan',
    email: 'kavitha@example.com',
    subject: 'Delivery to Ooty before Friday?',
    message:
      'We are planning a small celebration on Friday evening. Will the parcel reach us by then?',
  });
  return { orderId, productId: (await findProduct(shop, shots))._id };
}

type Sight = { url: string; routes: readonly Route[]; person?: Credentials };

async function takeAll(browser: Browser, sight: Sight): Promise<void> {
  await Promise.all(widths.map((width) => takeAtWidth(browser, sight, width)));
}

const untilLoaded = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('main :is(.animate-shimmer, .animate-spin)'));

async function takeAtWidth(browser: Browser, { url, routes, person }: Sight, width: number) {
  const isPhone = width < 500;
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width, height: isPhone ? 740 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    timezoneId: 'Asia/Kolkata',
  });
  if (person) await signIn(page, person);
  for (const { name, path, fullPage = false } of routes) {
    if (!asked && !inDocuments.includes(name)) continue;
    await page.goto(path, { waitUntil: 'networkidle' });
    await untilLoaded(page).catch(() => console.warn(`${path} at ${width} px is still loading`));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({
      path: join(folder, String(width), `${name}.jpg`),
      type: 'jpeg',
      quality: 70,
      fullPage,
    });
  }
  await page.close();
}

for (const width of widths) mkdirSync(join(folder, String(width)), { recursive: true });
const shop = await startShop({ SEED: 'season' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const { orderId, productId } = await fillShop(shop);
  const { url } = shop;
  const detail = { name: 'product-detail', path: `/productDetail/${productId}`, fullPage: true };
  const order = { name: 'order-detail', path: `/order/${orderId}`, fullPage: true };
  const edit = {
    name: 'admin-edit-product',
    path: `/admin/edit-product/${productId}`,
    fullPage: true,
  };
  await takeAll(browser, { url, routes: [...publicRoutes, detail] });
  await takeAll(browser, { url, routes: [...customerRoutes, order], person: demoCustomer });
  await takeAll(browser, { url, routes: [...adminRoutes, edit], person: demoAdmin });
} finally {
  await browser.close();
  await shop.stop();
}
console.log(`The screens are in ${folder}`);
