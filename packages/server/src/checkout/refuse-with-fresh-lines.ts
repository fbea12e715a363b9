import type { FreshLines } from '@mathappu/contract/checkout';
import type { ErrorCode } from '@mathappu/contract/errors';
import { staleOrderCodes } from '@mathappu/contract/orders/order-refusals';
import { answerTotals } from '@mathappu/contract/orders/totals';
import { findAddress } from '#server/addresses/address-queries.ts';
import { listLinesWithProducts } from '#server/cart/cart-queries.ts';
import { listLineIds } from '#server/cart/ordered-line-queries.ts';
import { listProductsForOrder } from '#server/catalogue/stock-queries.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { findEstimate } from './held-price-queries.ts';
import { holdsFor, priceOrder } from './held-prices.ts';
import { findPlace } from './order-terms.ts';
import type { ParsedGoods } from './parse-order-request.ts';

const staleCodes: ReadonlySet<ErrorCode> = new Set(staleOrderCodes);

/** Refusals that depend on settings, which this process may still have in an older version. */
const settingsCodes: ReadonlySet<ErrorCode> = new Set([
  'saleModeRefused',
  'orderingClosed',
  'belowMinimum',
  'notDelivered',
  'orderChanged',
]);

type Parts = Pick<Shop, 'db' | 'settings' | 'now'>;
type Attempt = {
  /** Null of somebody without an account, who has no cart here and no saved address. */
  readonly userId: string | null;
  readonly request: ParsedGoods & { readonly addressId?: string };
  /** The district, unless it is that of a saved address. */
  readonly district?: string;
};

/**
 * Rethrows the error of a refused order. When stock, prices or rows were the reason, the error
 * carries the present lines and totals, read after the transaction was rolled back.
 */
export async function refuseWithFreshLines(
  shop: Parts,
  attempt: Attempt,
  error: unknown,
): Promise<never> {
  if (!(error instanceof AppError)) throw error;
  // The customer's page reads the settings next; it must get those that refused the order.
  if (settingsCodes.has(error.code)) await shop.settings.refresh();
  if (staleCodes.has(error.code)) error.data = await readFreshLines(shop, attempt);
  throw error;
}

async function readFreshLines(
  { db, settings, now }: Parts,
  { userId, request, district }: Attempt,
): Promise<FreshLines> {
  const { lines, collectAt, estimate: code } = request;
  const ids = lines.map((line) => line.productId);
  const lineIds = userId === null ? new Map() : await listLineIds(db, userId, ids);
  const products = await listProductsForOrder(db, ids);
  const estimate = code === undefined ? undefined : await findEstimate(db, code);
  const { selling, delivery } = await settings.read();
  const city = district ?? (await findCity(db, { userId, request }));
  const place = city === undefined ? undefined : findPlace(delivery, { city, collectAt });
  const price = priceOrder(products, lines, {
    packingPercent: selling.packingPercent,
    delivery: place?.terms,
    held: estimate && holdsFor(estimate, lines, now()) ? estimate : undefined,
  });
  const totals = answerTotals(price.totals);
  return {
    lines: await listLinesWithProducts(
      db,
      // A line that is not in the cart gets the id of its product.
      lines.map((line) => ({ ...line, id: lineIds.get(line.productId) ?? line.productId })),
    ),
    totalAmt: totals.total,
    totals,
    delivery_terms: place?.terms.kind ?? null,
  };
}

async function findCity(
  db: Shop['db'],
  { userId, request: { addressId } }: Attempt,
): Promise<string | undefined> {
  if (userId === null || addressId === undefined) return undefined;
  return (await findAddress(db, { userId, addressId }))?.city;
}
