import type { Product } from '@mathappu/contract/catalogue';
import sharp from 'sharp';
import type { RunningShop } from './start-shop.ts';
import { callApi, ownerToken } from './stock-room.ts';

let added = 0;

/** A product that no other story knows, put into the shop by the API. */
export async function addProduct(shop: RunningShop, part: Partial<Product> = {}): Promise<Product> {
  added += 1;
  const product = {
    name: `Story cracker ${process.pid}-${Date.now()}-${added}`,
    description: 'Made for a story',
    price: 90,
    discount: 0,
    stock: 40,
    unit: '1 Box',
    rating: 4,
    ...part,
  };
  const { data } = await callApi(shop, 'POST', '/product/create', product, await ownerToken(shop));
  return data as Product;
}

/** A picture file of one colour. */
export async function pictureOf(colour: string) {
  const create = { width: 40, height: 40, channels: 3, background: colour } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: `${colour}.png`, mimeType: 'image/png', buffer };
}
