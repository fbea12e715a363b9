import type { FreshLines } from '@mathappu/contract/checkout';
import type { ErrorCode } from '@mathappu/contract/errors';
import { toRupees } from '@mathappu/contract/money';
import { staleOrderCodes } from '@mathappu/contract/order-refusals';
import { listLinesWithProducts } from '#server/cart/cart-queries.ts';
import { listLineIds } from '#server/cart/ordered-line-queries.ts';
import { priceCart, type RequestedLine } from '#server/cart/price-cart.ts';
import { listProductsForOrder } from '#server/catalogue/stock-queries.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';

const staleCodes: ReadonlySet<ErrorCode> = new Set(staleOrderCodes);

type Attempt = { readonly userId: string; readonly lines: readonly RequestedLine[] };

/**
 * Rethrows the error of a refused order. When stock or prices were the reason, the error carries
 * the present lines, read after the transaction was rolled back.
 */
export async function refuseWithFreshLines(
  db: Queryable,
  attempt: Attempt,
  error: unknown,
): Promise<never> {
  const isStale = error instanceof AppError && staleCodes.has(error.code);
  if (isStale) error.data = await readFreshLines(db, attempt);
  throw error;
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
