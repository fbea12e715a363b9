import type { FreshLines } from '@mathappu/contract/checkout';
import type { ErrorCode } from '@mathappu/contract/errors';
import { staleOrderCodes } from '@mathappu/contract/orders/order-refusals';
import { answerTotals, withDiscount } from '@mathappu/contract/orders/totals';
import { zoneOf } from '@mathappu/contract/places/delivery-zones';
import { findAddress } from '#server/addresses/address-queries.ts';
import { listLinesWithProducts } from '#server/cart/cart-queries.ts';
import { listLineIds } from '#server/cart/ordered-line-queries.ts';
import { listProductsForOrder } from '#server/catalogue/stock-queries.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { findDiscount } from '#server/prices/elect-discount.ts';
import type { Buyer } from '#server/prices/rules-for-buyer.ts';
import { tryCode } from '#server/prices/try-code.ts';
import type { Shop } from '#server/shop.ts';
import { findEstimate } from './held-price-queries.ts';
import { discountedLines, holdsFor, priceOrder } from './held-prices.ts';
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

type Parts = Pick<Shop, 'db' | 'settings' | 'limits' | 'now'>;
type Attempt = {
  /** Somebody without an account has no cart here and no saved address. */
  readonly buyer: Buyer;
  readonly request: ParsedGoods & { readonly addressId?: string };
  /** Where it goes (see `zoneOf`), unless that is a saved address. */
  readonly zone?: string;
};

/**
 * Rethrows the error of a refused order. When stock, prices or rows were the reason, the error
 * carries the present lines and totals, read after the transaction was rolled back.
 * @throws AppError tooManyRequests in its place for who has tried too many codes
 */
export async function refuseWithFreshLines(
  shop: Parts,
  attempt: Attempt,
  error: unknown,
): Promise<never> {
  if (!(error instanceof AppError)) throw error;
  // The customer's page reads the settings next; it must get those that refused the order.
  if (settingsCodes.has(error.code)) await shop.settings.refresh();
  if (staleCodes.has(error.code)) {
    const { buyer, request } = attempt;
    // The lines tell a wrong code from one that only takes less.
    await tryCode(shop, request.code, buyer);
    error.data = await readFreshLines(shop, attempt);
  }
  throw error;
}

async function readFreshLines(
  { db, settings, now }: Omit<Parts, 'limits'>,
  { buyer, request, zone: zoneOfGuest }: Attempt,
): Promise<FreshLines> {
  const { userId } = buyer;
  const { lines, collectAt, estimate: code } = request;
  const ids = lines.map((line) => line.productId);
  const lineIds = userId === null ? new Map() : await listLineIds(db, userId, ids);
  const products = await listProductsForOrder(db, ids);
  const estimate = code === undefined ? undefined : await findEstimate(db, code);
  const { selling, delivery, priceRules } = await settings.read();
  const zone = zoneOfGuest ?? (await findZone(db, { buyer, request }));
  const place = zone === undefined ? undefined : findPlace(delivery, { zone, collectAt });
  const price = priceOrder(products, lines, {
    packingPercent: selling.packingPercent,
    delivery: place?.terms,
    held: estimate && holdsFor(estimate, lines, now()) ? estimate : undefined,
  });
  const { discount, codeProblem } = await findDiscount(db, {
    ...{ buyer, now: now(), code: request.code },
    lines: discountedLines(price.cart),
    rules: priceRules,
    held: price.heldDiscount,
  });
  const totals = answerTotals(withDiscount(price.totals, discount));
  return {
    lines: await listLinesWithProducts(
      db,
      // A line that is not in the cart gets the id of its product.
      lines.map((line) => ({ ...line, id: lineIds.get(line.productId) ?? line.productId })),
    ),
    totalAmt: totals.total,
    totals,
    delivery_terms: place?.terms.kind ?? null,
    codeProblem,
  };
}

async function findZone(
  db: Shop['db'],
  { buyer: { userId }, request: { addressId } }: Attempt,
): Promise<string | undefined> {
  if (userId === null || addressId === undefined) return undefined;
  const address = await findAddress(db, { userId, addressId });
  return address && zoneOf(address);
}
