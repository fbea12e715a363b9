import type { Product } from '@mathappu/contract/catalogue';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { answerProduct } from './product-answer.ts';
import { findProduct } from './product-queries.ts';

/** @throws AppError productNotFound, also for a draft that the caller may not see */
export async function getProduct(
  db: Queryable,
  productId: string,
  { seesDrafts }: { seesDrafts: boolean },
): Promise<Product> {
  const row = await findProduct(db, productId, { seesDrafts });
  if (!row) throw new AppError('productNotFound');
  return answerProduct(row);
}
