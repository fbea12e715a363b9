import {
  createEstimate,
  getSharedQuote,
  type SharedEstimate,
} from '@mathappu/contract/estimates/estimates';
import { newId } from '#server/platform/db/new-id.ts';
import type { RequestedLine } from './orders.ts';
import type { Person } from './people.ts';
import type { TestShop } from './test-shop.ts';

/** Inserts a cart line and returns its id. */
export async function cartLine(
  testShop: TestShop,
  userId: string,
  { productId, quantity = 1 }: { productId: string; quantity?: number },
): Promise<string> {
  const line = { id: newId(), user_id: userId, product_id: productId, quantity };
  await testShop.shop.db.insertInto('cart_lines').values(line).execute();
  return line.id;
}

export const cartOf = (
  testShop: TestShop,
  userId: string,
): Promise<{ productId: string; quantity: number }[]> =>
  testShop.shop.db
    .selectFrom('cart_lines')
    .select(['product_id as productId', 'quantity'])
    .where('user_id', '=', userId)
    .execute();

type Maker = Pick<Person, 'token'>;

/** Asks for an estimate, as a guest or as the customer. */
export const askEstimate = (
  { call }: TestShop,
  items: readonly RequestedLine[],
  { maker, key }: { maker?: Maker; key?: string } = {},
) =>
  call(createEstimate, {
    body: { items: [...items] },
    ...(maker && { token: maker.token }),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

/** An estimate that has been saved. */
export async function estimate(
  testShop: TestShop,
  items: readonly RequestedLine[],
  maker?: Maker,
): Promise<{ number: string; code: string; validUntil: string }> {
  const { status, body } = await askEstimate(testShop, items, maker && { maker });
  if (status !== 200) throw new Error(`estimate refused: ${body.message}`);
  return body.data;
}

export const openEstimate = ({ call }: TestShop, code: string) =>
  call(getSharedQuote, { params: { code } });

export async function sharedEstimate(testShop: TestShop, code: string): Promise<SharedEstimate> {
  const { status, body } = await openEstimate(testShop, code);
  if (status !== 200) throw new Error(`estimate not opened: ${body.message}`);
  return body.data;
}
