import type { OrderDelivery } from '@mathappu/contract/orders/order-totals';
import type { Totals } from '@mathappu/contract/orders/totals';
import type { Settings } from '@mathappu/contract/settings/parts';
import type { Language } from '@mathappu/contract/words';
import type { Customer } from '#server/account/account-queries.ts';
import { findAddress } from '#server/addresses/address-queries.ts';
import { deleteProductLines } from '#server/cart/ordered-line-queries.ts';
import type { PricedCart } from '#server/cart/price-cart.ts';
import { findProductName } from '#server/catalogue/product-queries.ts';
import {
  type SellableProduct,
  type ShortLine,
  takeStock,
} from '#server/catalogue/stock-queries.ts';
import { countUnpaidOrders } from '#server/orders/customer-order-queries.ts';
import { insertOrder } from '#server/orders/new-order-queries.ts';
import { enqueueOrderMail } from '#server/orders/order-mails.ts';
import { endOfHold, placedMailTime } from '#server/orders/order-status.ts';
import { enqueueOwnerMail } from '#server/orders/owner-mails.ts';
import type { DeliverySnapshot } from '#server/platform/db/json-columns.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { type Estimate, findEstimate } from './held-price-queries.ts';
import { assertHeld, priceOrder } from './held-prices.ts';
import type { ParsedOrderRequest } from './order-request.ts';
import {
  assertDelivered,
  assertMinimum,
  findPlace,
  isAsShown,
  type OrderPlace,
} from './order-terms.ts';

const maxUnpaidOrders = 3;

type OrderCreation = {
  readonly id: string;
  readonly customer: Customer;
  /** As they are in this transaction. */
  readonly settings: Pick<Settings, 'selling' | 'delivery'>;
  readonly request: ParsedOrderRequest;
  /** Of the pages on which it is placed. */
  readonly language: Language;
};

/**
 * Takes the stock, inserts the order, removes its lines from the cart and returns its number.
 * @throws AppError tooManyUnpaidOrders, quoteNotFound, addressNotFound, notDelivered, belowMinimum and the
 * `staleOrderCodes`
 */
export async function createOrder(
  shop: Pick<Shop, 'jobs' | 'config' | 'settings' | 'now'>,
  tx: Tx,
  { id, customer, settings, request, language }: OrderCreation,
): Promise<string> {
  const isOnline = request.paymentMethod === 'online';
  if (isOnline) await assertFewUnpaidOrders(tx, customer.id);
  const held = await findHeldPrices(tx, request, shop.now());
  const address = await snapshotAddress(tx, customer.id, request.addressId);
  const wanted = { city: address.city, collectAt: request.collectAt };
  const place = findPlace(settings.delivery, wanted);
  assertDelivered(place, wanted);
  const taken = await takeStock(tx, { orderId: id, round: 1, lines: request.lines });
  if (taken.short[0]) await refuseShortLine(tx, taken.short[0], taken.products);
  const { cart, totals } = priceOrder(taken.products, request.lines, {
    packingPercent: settings.selling.packingPercent,
    delivery: place.terms,
    held,
  });
  assertMinimum(settings.selling, cart.totalPaise);
  assertShownTotals({ cart, totals, place }, request);
  const number = await insertOrder(tx, {
    id,
    userId: customer.id,
    status: isOnline ? 'PENDING_PAYMENT' : 'PENDING',
    paymentMethod: request.paymentMethod,
    totals,
    customer,
    delivery: { ...address, terms: snapshotPlace(place) },
    holdUntil: isOnline ? endOfHold(shop.now()) : null,
    placedMailDueAt: isOnline ? placedMailTime(shop.now()) : null,
    requestHash: request.hash,
    isAgeNoticeShown: request.isAgeNoticeShown,
    language,
    lines: cart.lines.map(({ product, ...line }) => ({
      productId: product.id,
      ...product,
      ...line,
    })),
  });
  await deleteProductLines(
    tx,
    customer.id,
    request.lines.map((line) => line.productId),
  );
  if (!isOnline) {
    const order = {
      id,
      number,
      customerEmail: customer.email,
      paymentMethod: 'cod',
      language: customer.chosenLanguage ?? language,
    } as const;
    await enqueueOrderMail(shop, tx, { kind: 'placed', payment: 'cash' }, order);
    const { totalPaise } = totals;
    await enqueueOwnerMail(shop, tx, { payment: 'cash' }, { id, number, totalPaise });
  }
  return number;
}

/** Of the estimate at whose prices is ordered, if there is one. */
async function findHeldPrices(
  tx: Tx,
  { estimate: code, lines }: ParsedOrderRequest,
  now: Date,
): Promise<Estimate | undefined> {
  if (code === undefined) return undefined;
  const estimate = await findEstimate(tx, code);
  assertHeld(estimate, lines, now);
  return estimate;
}

async function assertFewUnpaidOrders(tx: Tx, userId: string): Promise<void> {
  if ((await countUnpaidOrders(tx, userId)) < maxUnpaidOrders) return;
  throw new AppError(
    'tooManyUnpaidOrders',
    { maximum: maxUnpaidOrders },
    { retryAfterSeconds: 60 },
  );
}

async function snapshotAddress(
  tx: Tx,
  userId: string,
  addressId: string,
): Promise<DeliverySnapshot> {
  const address = await findAddress(tx, { userId, addressId });
  if (!address) throw new AppError('addressNotFound');
  const { _id, isDefault: _isDefault, ...delivery } = address;
  return delivery;
}

function snapshotPlace({ terms, depot }: OrderPlace): OrderDelivery {
  if (!depot) return { kind: terms.kind, depot: null };
  const { _id, ...place } = depot;
  return { kind: terms.kind, depot: place };
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
function assertShownTotals({ cart, totals, place }: Priced, request: ParsedOrderRequest): void {
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
