import type { FreshLines } from '@mathappu/contract/checkout';
import { toRupees } from '@mathappu/contract/money';
import { listLinesWithProducts } from '#server/cart/cart-queries.ts';
import { listLineIds } from '#server/cart/ordered-line-queries.ts';
import { priceCart, type RequestedLine } from '#server/cart/price-cart.ts';
import { listProductsForOrder } from '#server/catalogue/stock-queries.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';

type Attempt = { readonly userId: string; readonly lines: readonly RequestedLine[] };

/**
 * Rethrows the error of a refused order. When stock or prices were the reason, the error carries
 * the present lines, read after the transaction was rolled back.
 */
export async function addFreshLines(
  db: Queryable,
  attempt: Attempt,
  error: unknown,
): Promise<never> {
  const isStale =
    error instanceof AppError && (error.code === 'outOfStock' || error.code === 'orderChanged');
  if (!isStale) throw error;
  throw new AppError(error.code, {
    message: error.message,
    data: await readFreshLines(db, attempt),
  });
}

async function readFreshLines(db: Queryable, { userId, lines }: Attempt): Promise<FreshLines> {
  const ids = lines.map((line) => line.productId);
  const lineIds = await listLineIds(db, userId, ids);
  const cart = priceCart(await listProductsForOrder(db, ids), lines);
  return {
    lines: await listLinesWithProducts(
      db,
      // A line that is not in the cart gets the id of its product.
      lines.map((line) => ({ ...line, id: lineIds.get(line.productId) ?? line.productId })),
    ),
    totalAmt: toRupees(cart.totalPaise),
  };
}
