import { newId } from '#server/platform/db/new-id.ts';
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
