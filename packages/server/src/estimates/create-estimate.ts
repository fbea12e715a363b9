import { unitPricePaise } from '@mathappu/contract/money';
import { makeTotals } from '@mathappu/contract/orders/totals';
import type { CodeProblem } from '@mathappu/contract/prices/price-codes';
import type { SellingPart } from '@mathappu/contract/settings/selling-part';
import { toShopDayAfter } from '@mathappu/contract/shop-time';
import { lockCustomer } from '#server/account/account-queries.ts';
import { priceCart, type RequestedLine } from '#server/cart/price-cart.ts';
import { listProductsForOrder } from '#server/catalogue/stock-queries.ts';
import { discountedLines } from '#server/checkout/held-prices.ts';
import { claimOnce, hashFields } from '#server/platform/db/claim-once.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { findDiscount } from '#server/prices/elect-discount.ts';
import type { SettingsWithRules } from '#server/settings/open-settings.ts';
import type { Shop } from '#server/shop.ts';
import { getEstimate, insertEstimate, type SavedEstimate } from './estimate-queries.ts';

type EstimateInput = {
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  readonly ip: string;
  readonly lines: readonly RequestedLine[];
  /** Of a price rule. */
  readonly code: string | undefined;
  /** The idempotency key of an account's request; with it the request can be repeated. */
  readonly idempotencyKey: string | undefined;
};

type Saved = SavedEstimate & { readonly codeProblem?: CodeProblem | undefined };

/**
 * Stores goods at today's prices. It neither checks nor holds stock.
 * @throws AppError productNotFound, idempotencyConflict, tooManyRequests
 */
export async function createEstimate(
  shop: Pick<Shop, 'db' | 'settings' | 'limits' | 'now'>,
  input: EstimateInput,
): Promise<Saved> {
  const { userId, ip } = input;
  if (userId === undefined) await shop.limits.use('estimateAddress', ip);
  else await shop.limits.use('estimateDay', userId);
  const { selling, priceRules } = await shop.settings.read();
  const id = newId();
  return inTransaction(shop.db, async (tx) => {
    if (userId !== undefined) await lockCustomer(tx, userId);
    const earlierId = await findEarlier(tx, id, input);
    if (earlierId !== undefined) return getEstimate(tx, earlierId);
    return freeze(tx, { ...input, id, selling, priceRules, now: shop.now() });
  });
}

/** The estimate that an earlier request of this key made. @throws AppError idempotencyConflict */
async function findEarlier(
  tx: Tx,
  id: string,
  { userId, lines, code, idempotencyKey: key }: EstimateInput,
): Promise<string | undefined> {
  if (userId === undefined) return undefined;
  const goods = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const hash = hashFields(code === undefined ? goods : { goods, code });
  const scope = { userId, route: 'estimate', key };
  return (await claimOnce(tx, scope, hash, { _id: id }))?._id;
}

type Freezing = Pick<EstimateInput, 'userId' | 'lines' | 'code'> & {
  readonly id: string;
  readonly selling: SellingPart;
  readonly priceRules: SettingsWithRules['priceRules'];
  readonly now: Date;
};

async function freeze(
  tx: Tx,
  { id, userId, lines, code, selling, priceRules, now }: Freezing,
): Promise<Saved> {
  const ids = lines.map(({ productId }) => productId);
  const cart = priceCart(await listProductsForOrder(tx, ids), lines);
  if (cart.lines.length < lines.length) throw new AppError('productNotFound');
  const { packingPercent, estimateDays } = selling;
  const { discount, codeProblem } = await findDiscount(tx, {
    ...{ code, now, rules: priceRules, lines: discountedLines(cart), isHolding: true },
    buyer: { userId: userId ?? null, mobile: '' },
  });
  const totals = makeTotals(cart.totalPaise, {
    packingPercent,
    delivery: undefined,
    ...(discount && { discount }),
  });
  const validUntil = toShopDayAfter(now, estimateDays);
  const frozen = cart.lines.map(({ product, quantity, totalPaise }) => ({
    ...product,
    productId: product.id,
    unitPricePaise: unitPricePaise(product.pricePaise, product.discountBp),
    quantity,
    totalPaise,
  }));
  const priceRule = discount?.priceRule ?? null;
  const estimate = { id, userId, totals, priceRule, validUntil, createdAt: now, lines: frozen };
  return { ...(await insertEstimate(tx, estimate)), validUntil, ...totals, codeProblem };
}
