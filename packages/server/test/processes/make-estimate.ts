import { createProduct } from '@mathappu/contract/catalogue';
import { createQuote } from '@mathappu/contract/enquiries/desk';
import type { ShopProcess } from '../shop-process.ts';
import { callProcess } from './call-process.ts';

/** An estimate that staff of a shop write down, which has a link. */
export async function makeEstimate(
  shop: Pick<ShopProcess, 'url'>,
  token: string,
): Promise<{ number: string; code: string }> {
  const written = { name: 'Whistler', description: 'Sings', unit: 'Box', price: 50, stock: 9 };
  const { _id: productId } = (await callProcess(shop, createProduct, { token, body: written }))
    .data;
  const body = {
    ...{ came: 'counter', customer: { name: 'Selvi', mobile: '9840012345' } },
    ...{ delivery: { atCounter: true }, isAdult: true, as: 'estimate' },
    lines: [{ productId, quantity: 1 }],
  };
  return (await callProcess(shop, createQuote, { token, body })).data;
}
