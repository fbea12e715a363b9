import type { Product } from '@mathappu/contract/catalogue';
import type { WrittenPassport } from '@mathappu/contract/catalogue/passport';
import { maxSearchLength } from '@mathappu/contract/limits';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoCatalogue } from '#packages/demo/src/demo-catalogue.ts';
import { callApi, ownerToken } from './api.ts';
import type { RunningShop } from './start-shop.ts';

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

/** Names of the demo catalogue of which more than `stock` pieces are there at first. */
export const demoNames = (count: number, stock: number): string[] =>
  demoCatalogue
    .filter((product) => (product.stock ?? 0) > stock)
    .slice(0, count)
    .map(({ name }) => name);

/** The box of the list of products; before hydration it is a plain search box. */
export const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search products' });

/** Searches the list of products; Enter takes away what is suggested over it. */
export async function searchProducts(page: Page, search: string): Promise<void> {
  await searchBox(page).fill(search);
  await searchBox(page).press('Enter');
}

let count = 0;

/** Creates a product for one story, by the API. */
export async function addProduct(
  shop: RunningShop,
  fields: Partial<Omit<Product, 'goesWith' | 'passport'>> & {
    goesWith?: string[];
    passport?: WrittenPassport;
  } = {},
): Promise<Product> {
  count += 1;
  const product = {
    name: `Story cracker ${process.pid}-${Date.now()}-${count}`,
    description: 'Made for a story',
    price: 90,
    discount: 0,
    stock: 40,
    unit: '1 Box',
    rating: 4,
    ...fields,
  };
  const { data } = await callApi(shop, 'POST', '/product/create', product, await ownerToken(shop));
  return data as Product;
}

/** An image file of one colour. */
export async function imageFile(colour: string) {
  const create = { width: 40, height: 40, channels: 3, background: colour } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: `${colour}.png`, mimeType: 'image/png', buffer };
}

/** A change by the owner while a customer shops. */
export const setStock = (shop: RunningShop, name: string, stock: number) =>
  changeProduct(shop, name, { stock });

/** In rupees, before the discount. */
export const setPrice = (shop: RunningShop, name: string, price: number) =>
  changeProduct(shop, name, { price });

/** Louder than the law allows, it leaves the shop. */
export const setNoise = (shop: RunningShop, name: string, noiseDb: number) =>
  changeProduct(shop, name, { passport: { noiseDb } });

async function changeProduct(
  shop: RunningShop,
  productName: string,
  changes: Partial<Omit<Product, 'passport'>> & { passport?: WrittenPassport },
): Promise<void> {
  const product = await findProduct(shop, productName);
  const { name, description, price, discount, stock, unit, rating } = product;
  const seen = { name, description, price, discount, stock, stockSeen: stock, unit, rating };
  const body = { ...seen, ...changes };
  await callApi(shop, 'PUT', `/product/${product._id}`, body, await ownerToken(shop));
}

export async function deleteProduct(shop: RunningShop, name: string): Promise<void> {
  const { _id } = await findProduct(shop, name);
  await callApi(shop, 'DELETE', `/product/${_id}`, undefined, await ownerToken(shop));
}
