import type { OrderDelivery } from '@mathappu/contract/orders/order-totals';
import { missingToMinimum, type Totals, withDiscount } from '@mathappu/contract/orders/totals';
import { zoneOf } from '@mathappu/contract/places/delivery-zones';
import type { CodeProblem } from '@mathappu/contract/prices/price-codes';
import { daysOf, minimumOf } from '@mathappu/contract/settings/delivery-terms';
import { findAddress } from '#server/addresses/address-queries.ts';
import type { PricedCart, RequestedLine } from '#server/cart/price-cart.ts';
import { findProductName } from '#server/catalogue/product-queries.ts';
import {
  listProductsForOrder,
  type SellableProduct,
  type ShortLine,
} from '#server/catalogue/stock-queries.ts';
import type { OrderLine } from '#server/orders/new-order-queries.ts';
import type { DeliverySnapshot } from '#server/platform/db/json-columns.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { electDiscount } from '#server/prices/elect-discount.ts';
import type { Buyer } from '#server/prices/rules-for-buyer.ts';
import type { SettingsWithRules } from '#server/settings/open-settings.ts';
import { type Estimate, findEstimate } from './held-price-queries.ts';
import { assertHeld, discountedLines, priceOrder } from './held-prices.ts';
import {
  assertDelivered,
  assertMinimum,
  findPlace,
  isAsShown,
  type OrderPlace,
} from './order-terms.ts';
import type { ParsedGoods } from './parse-order-request.ts';

type Check = {
  /** The settings as read in this transaction. */
  readonly settings: Pick<SettingsWithRules, 'selling' | 'delivery' | 'priceRules'>;
  readonly request: ParsedGoods;
  readonly now: Date;
  readonly buyer: Buyer;
  /** Reads the address to which it goes. */
  readonly readAddress: () => Promise<DeliverySnapshot>;
  /** Reads the requested products, and the lines with too little stock. */
  readonly readStock: () => Promise<{ products: SellableProduct[]; short: ShortLine[] }>;
};

/** The request with the shop's own prices. */
type CheckedRequest = {
  readonly lines: readonly OrderLine[];
  readonly totals: Totals;
  readonly delivery: DeliverySnapshot;
  /** The rule of the discount; null of none and of one that staff gave. */
  readonly priceRule: string | null;
  readonly codeProblem: CodeProblem | undefined;
};

/**
 * Prices a request for an order or an enquiry. Refuses it if prices or rows differ from what the customer saw.
 * @throws AppError quoteNotFound, notDelivered, belowMinimum and the
 * `staleOrderCodes`
 */
export async function checkRequest(
  tx: Tx,
  { settings, request, now, buyer, readAddress, readStock }: Check,
): Promise<CheckedRequest> {
  const held = await findHeldPrices(tx, request, now);
  const address = await readAddress();
  const wanted = { zone: zoneOf(address), collectAt: request.collectAt };
  const place = findPlace(settings.delivery, wanted);
  assertDelivered(place, wanted);
  const { products, short } = await readStock();
  if (short[0]) await refuseShortLine(tx, short[0], products);
  const priced = priceOrder(products, request.lines, {
    packingPercent: settings.selling.packingPercent,
    delivery: place.terms,
    held,
  });
  const { cart } = priced;
  const { discount, codeProblem } = await electDiscount(tx, {
    ...{ buyer, now, code: request.code },
    lines: discountedLines(cart),
    rules: settings.priceRules,
    held: priced.heldDiscount,
  });
  const totals = withDiscount(priced.totals, discount);
  const { minimumOrder } = settings.selling;
  // What is collected has the shop's own.
  const minimum = place.depot
    ? minimumOrder
    : minimumOf(settings.delivery, wanted.zone, minimumOrder);
  const isBelowMinimum = missingToMinimum(cart.totalPaise, minimum) > 0;
  const isWholeList =
    held &&
    isBelowMinimum &&
    (await takesAllThereIs(tx, held, { ordered: request.lines, products }));
  assertMinimum(minimum, isWholeList ? held.subtotalPaise : cart.totalPaise);
  assertShownTotals({ cart, totals, place }, request);
  return {
    lines: cart.lines.map(({ product, ...line }) => ({
      productId: product.id,
      priceReason: '',
      ...product,
      ...line,
    })),
    totals,
    delivery: { ...address, terms: snapshotPlace(place) },
    priceRule: discount?.priceRule ?? null,
    codeProblem,
  };
}

/** The estimate whose prices count; undefined for an order at today's prices. */
async function findHeldPrices(
  tx: Tx,
  { estimate: code, lines }: ParsedGoods,
  now: Date,
): Promise<Estimate | undefined> {
  if (code === undefined) return undefined;
  const estimate = await findEstimate(tx, code);
  assertHeld(estimate, lines, now);
  return estimate;
}

/**
 * Whether the order takes of each line of the estimate what is there of it; such an order keeps the
 * minimum of the whole list.
 */
async function takesAllThereIs(
  tx: Tx,
  { lines }: Estimate,
  {
    ordered,
    products,
  }: { ordered: readonly RequestedLine[]; products: readonly SellableProduct[] },
): Promise<boolean> {
  const pieces = new Map(ordered.map(({ productId, quantity }) => [productId, quantity]));
  const left = lines.filter(({ productId, quantity }) => (pieces.get(productId) ?? 0) < quantity);
  if (left.length === 0) return true;
  const known = new Set(products.map(({ id }) => id));
  const unknown = left.filter(({ productId }) => !known.has(productId));
  const others = await listProductsForOrder(
    tx,
    unknown.map(({ productId }) => productId),
  );
  const stockOf = new Map([...products, ...others].map(({ id, stock }) => [id, stock]));
  return left.every(
    ({ productId }) => (pieces.get(productId) ?? 0) >= (stockOf.get(productId) ?? 0),
  );
}

/** @throws AppError addressNotFound */
export async function snapshotAddress(
  tx: Tx,
  saved: { userId: string; addressId: string },
): Promise<DeliverySnapshot> {
  const address = await findAddress(tx, saved);
  if (!address) throw new AppError('addressNotFound');
  const { _id, isDefault: _isDefault, ...delivery } = address;
  return delivery;
}

export function snapshotPlace({ terms, depot }: OrderPlace): OrderDelivery {
  const { kind, note } = terms;
  const days = daysOf(terms);
  if (!depot) return { kind, depot: null, ...(days && { days }), ...(note && { note }) };
  const { _id, ...place } = depot;
  return { kind, depot: place };
}

async function refuseShortLine(
  tx: Tx,
  { productId, available }: ShortLine,
  products: readonly SellableProduct[],
): Promise<never> {
  const product = products.find(({ id }) => id === productId);
  if (product) {
    throw new AppError(available > 0 ? 'orderOnlyLeft' : 'orderOutOfStock', {
      product: product.name,
      stock: available,
    });
  }
  const name = (await findProductName(tx, productId)) ?? 'A product of your order';
  throw new AppError('orderProductGone', { product: name });
}

type Priced = { readonly cart: PricedCart; readonly totals: Totals; readonly place: OrderPlace };

/** @throws AppError orderPriceChanged or orderChanged when the customer saw other rows */
function assertShownTotals({ cart, totals, place }: Priced, request: ParsedGoods): void {
  if (isAsShown(totals, place, request)) return;
  const changed = cart.lines.find(({ product }) => {
    const shown = request.shownPrices.get(product.id);
    if (!shown) return false;
    return shown.pricePaise !== product.pricePaise || shown.discountBp !== product.discountBp;
  });
  throw changed
    ? new AppError('orderPriceChanged', { product: changed.product.name })
    : new AppError('orderChanged');
}
