import type { Product } from '@mathappu/contract/catalogue';
import { maxSearchLength } from '@mathappu/contract/limits';
import { expect } from '@playwright/test';
import type { RunningShop } from './start-shop.ts';

const owner = { email: 'owner@mathappu.example', password: 'Golden-peacock-9' };

/** A product of the demo catalogue by its name. */
export async function findProduct(shop: RunningShop, name: string): Promise<Product> {
  const { data } = await callApi(shop, 'POST', '/product/get', {
    limit: 100,
    search: name.slice(0, maxSearchLength),
  });
  const found = (data as Product[]).find((product) => product.name === name);
  if (!found) throw new Error(`no product ${name}`);
  return found;
}

/** What the owner does elsewhere while somebody shops. */
export const setStock = (shop: RunningShop, name: string, stock: number) =>
  changeProduct(shop, name, { stock });

/** In rupees, before the discount. */
export const setPrice = (shop: RunningShop, name: string, price: number) =>
  changeProduct(shop, name, { price });

async function changeProduct(
  shop: RunningShop,
  productName: string,
  changes: Partial<Product>,
): Promise<void> {
  const product = await findProduct(shop, productName);
  const { name, description, price, discount, stock, unit, rating } = product;
  const body = { name, description, price, discount, stock, unit, rating, ...changes };
  await callApi(shop, 'PUT', `/product/${product._id}`, body, await ownerToken(shop));
}

export async function takeOutOfShop(shop: RunningShop, name: string): Promise<void> {
  const { _id } = await findProduct(shop, name);
  await callApi(shop, 'DELETE', `/product/${_id}`, undefined, await ownerToken(shop));
}

export async function ownerToken(shop: RunningShop): Promise<string> {
  const { data } = await callApi(shop, 'POST', '/user/login', owner);
  return (data as { accesstoken: string }).accesstoken;
}

/** For what a story needs and does not tell; any refusal fails it. */
export async function callApi(
  shop: RunningShop,
  method: string,
  path: string,
  body?: unknown,
  bearer?: string,
): Promise<{ data: unknown }> {
  const response = await fetch(`${shop.url}/api/v1${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await response.text();
  expect(response.ok, `${method} ${path}: ${text}`).toBe(true);
  return JSON.parse(text);
}
