import { conflictDetails } from '#server/platform/db/audit-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { answerProductToAdmin } from './product-answer.ts';
import { findLatestProductChange } from './product-change-queries.ts';
import { type LockedProduct, lockProductsToEdit } from './product-queries.ts';

/**
 * Locks a product for a change that was decided on `version`; without one, on any.
 * @throws AppError productNotFound, or productChanged with who changed it and the product as it is
 */
export async function lockUnchangedProduct(
  tx: Tx,
  id: string,
  version: number | undefined,
): Promise<LockedProduct> {
  const [product] = await lockProductsToEdit(tx, [id]);
  if (!product) throw new AppError('productNotFound');
  if (version === undefined || version === product.version) return product;
  const latest = await findLatestProductChange(tx, product);
  throw new AppError('productChanged', conflictDetails(latest), {
    data: answerProductToAdmin(product),
  });
}
