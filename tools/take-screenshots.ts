import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { startShop } from '../e2e/start-shop.ts';
import { demoAdmin, demoCustomer } from '../packages/server/seeds/demo-people.ts';

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const widths = [360, 768, 1440];

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

type Call = <T>(method: string, path: string, body?: unknown) => Promise<{ data: T }>;

/** Speaks to the API as one person. */
async function signInByApi(
  url: string,
  person: { email: string; password: string },
): Promise<Call> {
  let token = '';
  const call: Call = async <T>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    });
    return (await answer.json()) as { data: T };
  };
  const { email, password } = person;
  token = (await call<{ accesstoken: string }>('POST', '/user/login', { email, password })).data
    .accesstoken;
  return call;
}

type Product = { _id: string; price: number; discount: number; stock: number };

/** Orders, a cart and a message, so that no screen is empty. */
async function fillShop(url: string): Promise<{ orderId: string; productId: string }> {
  const call = await signInByApi(url, demoCustomer);
  const { data: products } = await call<Product[]>('POST', '/product/get', { limit: 12 });
  const { data: addresses } = await call<{ _id: string }[]>('GET', '/address/get');
  let orderId = '';
  for (const lines of [products.slice(0, 3), products.slice(4, 6)]) {
    const total = lines.reduce(
      (sum, line) => sum + Math.round(line.price * (100 - line.discount)) / 100,
      0,
    );
    const answer = await call<{ orderId: string }>('POST', '/order/cash-on-delivery', {
      product_details: lines.map(({ _id }) => ({ productId: _id, quantity: 1 })),
      delivery_address: addresses[0]?._id,
      totalAmt: Number(total.toFixed(2)),
      subTotalAmt: Number(total.toFixed(2)),
    });
    orderId = answer.data.orderId;
  }
  for (const { _id } of products.slice(6, 9)) {
    await call('POST', '/cart/create', { productId: _id, quantity: 2 });
  }
  await call('POST', '/message/send', {
    name: 'Kavitha Rajan',
    email: 'kavitha@example.com',
    subject: 'Delivery to Ooty before Friday?',
    message:
      'We are planning a small celebration on Friday evening. Will the parcel reach us by then?',
  });
  return { orderId, productId: products[0]?._id ?? '' };
}

type Sight = { url: string; routes: readonly Route[]; person?: Person };
type Person = { email: string; password: string };

async function takeAll(browser: Browser, sight: Sight): Promise<void> {
  await Promise.all(widths.map((width) => takeAtWidth(browser, sight, width)));
}

async function takeAtWidth(browser: Browser, { url, routes, person }: Sight, width: number) {
  const isPhone = width < 500;
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width, height: isPhone ? 740 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Kolkata',
  });
  if (person) {
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL(`${url}/`);
  }
  for (const { name, path, fullPage = false } of routes) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.screenshot({
      path: `${folder}${name}-${width}.jpg`,
      type: 'jpeg',
      quality: 70,
      fullPage,
    });
  }
  await page.close();
}

mkdirSync(folder, { recursive: true });
const shop = await startShop();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const { orderId, productId } = await fillShop(shop.url);
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
