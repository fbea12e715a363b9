import { readFileSync } from 'node:fs';
import { listProducts } from './http-rows.ts';
import { compare, type Depth, type Row } from './measure.ts';
import { signInCustomers } from './people.ts';
import { type Running, startShop } from './processes.ts';
import { generateLoad, type LoadRequest } from './wrk.ts';

const json = { 'content-type': 'application/json' };
const warmUpSeconds = 60;
const mostMegabytes = 300;
const mostAfterStart = 180;

/** The resident memory of the process before and after a mixed load, from the operating system. */
export async function memoryRow(shop: Running, databaseUrl: string, depth: Depth): Promise<Row> {
  const seconds = Math.round(depth.memoryMinutes * 60);
  const requests = await mixedRequests(shop, databaseUrl);
  const load = (duration: number) =>
    generateLoad({ url: shop.url, connections: 10, seconds: duration, requests });
  await load(Math.min(warmUpSeconds, seconds));
  const before = residentMegabytes(shop);
  await load(seconds);
  const after = residentMegabytes(shop);
  const growth = after / before - 1;
  return {
    what: `memory after ${depth.memoryMinutes} minutes of mixed load`,
    measured: `${after} MB`,
    limit: `${before} MB`,
    ratio: `${growth >= 0 ? '+' : ''}${(growth * 100).toFixed(1)} %`,
    reach: `≤ + 10 %, ≤ ${mostMegabytes} MB`,
    isReached: growth <= 0.1 && after <= mostMegabytes,
    rounds: [Math.round((1 + growth) * 1000) / 1000],
  };
}

/** The resident memory after the first two pages. */
export async function memoryAfterStart(databaseUrl: string): Promise<Row> {
  const measure = async () => {
    const shop = await startShop({ DATABASE_URL: databaseUrl });
    for (const path of ['/', '/products']) await (await fetch(shop.url + path)).text();
    const megabytes = residentMegabytes(shop);
    await shop.stop();
    return megabytes;
  };
  return compare({
    what: 'memory after the start and two pages',
    ...{ unit: 'MB', rounds: 1, reach: { most: 1 } },
    limit: async () => mostAfterStart,
    measure,
  });
}

async function mixedRequests(shop: Running, databaseUrl: string): Promise<LoadRequest[]> {
  const [buyer] = await signInCustomers(shop.url, databaseUrl, 1);
  const products = await listProducts(shop.url);
  const [first] = products;
  if (!buyer || !first) throw new Error('no customer or no product');
  const page = (path: string): LoadRequest => ({
    method: 'GET',
    path,
    headers: { 'accept-encoding': 'br' },
  });
  const searches = ['rocket', 'sparkle', 'flower pot', 'garland', 'chakkar'].map(
    (search, index) => ({
      method: 'POST',
      path: '/api/v1/product/get',
      headers: json,
      body: JSON.stringify({ search, limit: 1 + index }),
    }),
  );
  return [
    page('/'),
    page('/products'),
    ...products.slice(0, 20).map(({ _id }) => page(`/productDetail/${_id}`)),
    ...searches,
    { method: 'GET', path: '/api/v1/cart/get', headers: buyer.headers },
    {
      method: 'POST',
      path: '/api/v1/cart/create',
      headers: buyer.headers,
      body: JSON.stringify({ productId: first._id, quantity: 1 }),
    },
    { method: 'GET', path: '/api/v1/order/getuserOrder', headers: buyer.headers },
    page('/no-such-page'),
  ];
}

function residentMegabytes({ process: { pid } }: Running): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
