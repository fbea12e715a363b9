import { unitPricePaise } from '@mathappu/contract/money';
import { makeTotals } from '@mathappu/contract/orders/totals';
import type { SellingPart } from '@mathappu/contract/settings/selling-part';
import { toShopDayAfter } from '@mathappu/contract/shop-time';
import { lockCustomer } from '#server/account/account-queries.ts';
import { priceCart, type RequestedLine } from '#server/cart/price-cart.ts';
import { listProductsForOrder } from '#server/catalogue/stock-queries.ts';
import { claimOnce, hashFields } from '#server/platform/db/claim-once.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { getEstimate, insertEstimate, type SavedEstimate } from './estimate-queries.ts';

type EstimateInput = {
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  readonly ip: string;
  readonly lines: readonly RequestedLine[];
  /** The idempotency key of an account's request; with it the request can be repeated. */
  readonly idempotencyKey: string | undefined;
};

/**
 * Stores goods at today's prices. It neither checks nor holds stock.
 * @throws AppError productNotFound, idempotencyConflict, tooManyRequests
 */
export async function createEstimate(
  shop: Pick<Shop, 'db' | 'settings' | 'limits' | 'now'>,
  input: EstimateInput,
): Promise<SavedEstimate> {
  const { userId, ip } = input;
  if (userId === undefined) await shop.limits.use('estimateAddress', ip);
  else await shop.limits.use('estimateDay', userId);
  const { selling } = await shop.settings.read();
  const id = newId();
  return inTransaction(shop.db, async (tx) => {
    if (userId !== undefined) await lockCustomer(tx, userId);
    const earlierId = await findEarlier(tx, id, input);
    if (earlierId !== undefined) return getEstimate(tx, earlierId);
    return freeze(tx, { id, userId, lines: input.lines, selling, now: shop.now() });
  });
}

/** The estimate that an earlier request of this key made. @throws AppError idempotencyConflict */
async function findEarlier(
  tx: Tx,
  id: string,
  { userId, lines, idempotencyKey: key }: EstimateInput,
): Promise<string | undefined> {
  if (userId === undefined || key === undefined) return undefined;
  const hash = hashFields(lines.map(({ productId, quantity }) => ({ productId, quantity })));
  const scope = { userId, route: 'estimate', key };
  return (await claimOnce(tx, scope, hash, { _id: id }))?._id;
}

type Freezing = Pick<EstimateInput, 'userId' | 'lines'> & {
  readonly id: string;
  readonly selling: SellingPart;
  readonly now: Date;
};

async function freeze(
  tx: Tx,
  { id, userId, lines, selling, now }: Freezing,
): Promise<SavedEstimate> {
  const ids = lines.map(({ productId }) => productId);
  const cart = priceCart(await listProductsForOrder(tx, ids), lines);
  if (cart.lines.length < lines.length) throw new AppError('productNotFound');
  const { packingPercent, estimateDays } = selling;
  const totals = makeTotals(cart.totalPaise, { packingPercent, delivery: undefined });
  const validUntil = toShopDayAfter(now, estimateDays);
  const frozen = cart.lines.map(({ product, quantity, totalPaise }) => ({
    ...product,
    productId: product.id,
    unitPricePaise: unitPricePaise(product.pricePaise, product.discountBp),
    quantity,
    totalPaise,
  }));
  const estimate = { id, userId, totals, validUntil, createdAt: now, lines: frozen };
  return { ...(await insertEstimate(tx, estimate)), validUntil, ...totals };
}
