import type { Product } from '@mathappu/contract/catalogue';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { answerProduct } from './product-answer.ts';
import { findProduct } from './product-queries.ts';

/** @throws AppError productNotFound, also for a draft that the caller may not see */
export async function getProduct(
  shop: Shop,
  productId: string,
  { seesDrafts }: { seesDrafts: boolean },
): Promise<Product> {
  const make = async (): Promise<Product> => {
    const row = await findProduct(shop.db, productId, { seesDrafts });
    if (!row) throw new AppError('productNotFound');
    return answerProduct(row);
  };
  if (seesDrafts) return make();
  return shop.cache.get(`product ${productId}`, ['products'], make);
}
