import type { Customer } from '#server/account/account-queries.ts';
import { findAddress } from '#server/addresses/address-queries.ts';
import { deleteOrderedLines } from '#server/cart/ordered-line-queries.ts';
import { type PricedCart, priceCart } from '#server/cart/price-cart.ts';
import { findProductName } from '#server/catalogue/product-queries.ts';
import {
  type SellableProduct,
  type ShortLine,
  takeStock,
} from '#server/catalogue/stock-queries.ts';
import { enqueueOrderMail } from '#server/orders/enqueue-order-mail.ts';
import { newOrderNumber } from '#server/orders/order-number.ts';
import { countUnpaidOrders, insertOrder, type NewOrder } from '#server/orders/order-queries.ts';
import { endOfHold } from '#server/orders/order-status.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { DeliverySnapshot } from '#server/platform/db/tables.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import type { ParsedOrderRequest } from './order-request.ts';

const maxUnpaidOrders = 3;

type Creation = {
  readonly id: string;
  readonly customer: Customer;
  readonly wish: ParsedOrderRequest;
};

/** Writes the order with all that belongs to it and gives its number. */
export async function createOrder(
  shop: Shop,
  tx: Tx,
  { id, customer, wish }: Creation,
): Promise<string> {
  const isOnline = wish.paymentMethod === 'online';
  if (isOnline) await refuseTooManyUnpaid(tx, customer.id);
  const delivery = await takeSnapshot(tx, customer.id, wish.addressId);
  const taken = await takeStock(tx, { orderId: id, round: 1, lines: wish.lines });
  if (taken.short[0]) await refuseShort(tx, taken.short[0], taken.products);
  const cart = priceCart(taken.products, wish.lines);
  refuseOtherTotal(cart, wish);
  const number = await insertNumbered(tx, {
    id,
    userId: customer.id,
    status: isOnline ? 'PENDING_PAYMENT' : 'PENDING',
    paymentMethod: wish.paymentMethod,
    totalPaise: cart.totalPaise,
    customer,
    delivery,
    holdUntil: isOnline ? endOfHold(shop.now()) : null,
    requestHash: wish.hash,
    lines: cart.lines.map(({ product, ...line }) => ({
      productId: product.id,
      ...product,
      ...line,
    })),
  });
  await deleteOrderedLines(
    tx,
    customer.id,
    wish.lines.map((line) => line.productId),
  );
  // An online order is told when it can be paid.
  if (!isOnline) {
    await enqueueOrderMail(shop, tx, 'placed', { id, number, customerEmail: customer.email });
  }
  return number;
}

async function refuseTooManyUnpaid(tx: Tx, userId: string): Promise<void> {
  if ((await countUnpaidOrders(tx, userId)) < maxUnpaidOrders) return;
  throw new AppError('tooManyRequests', {
    message: `You have ${maxUnpaidOrders} unpaid orders. Please pay or wait until one has expired`,
    retryAfterSeconds: 60,
  });
}

async function takeSnapshot(tx: Tx, userId: string, addressId: string): Promise<DeliverySnapshot> {
  const address = await findAddress(tx, { userId, addressId });
  if (!address) throw new AppError('addressNotFound');
  const { _id, isDefault: _isDefault, ...delivery } = address;
  return delivery;
}

async function refuseShort(
  tx: Tx,
  { productId, available }: ShortLine,
  products: readonly SellableProduct[],
): Promise<never> {
  const product = products.find(({ id }) => id === productId);
  if (product) {
    throw new AppError('outOfStock', {
      message:
        available > 0
          ? `Only ${available} of ${product.name} left. Please review your order`
          : `${product.name} is out of stock. Please review your order`,
    });
  }
  const name = (await findProductName(tx, productId)) ?? 'A product of your order';
  throw new AppError('orderChanged', {
    message: `${name} is no longer available. Please review your order`,
  });
}

/** Delivery is free: what was shown as subtotal and as total must both be the sum of the lines. */
function refuseOtherTotal(cart: PricedCart, wish: ParsedOrderRequest): void {
  if (cart.totalPaise === wish.totalPaise && cart.totalPaise === wish.subTotalPaise) return;
  const changed = cart.lines.find(({ product }) => {
    const shown = wish.shownPrices.get(product.id);
    if (!shown) return false;
    return shown.pricePaise !== product.pricePaise || shown.discountBp !== product.discountBp;
  });
  throw new AppError('orderChanged', {
    message:
      changed && `The price of ${changed.product.name} has changed. Please review your order`,
  });
}

async function insertNumbered(tx: Tx, order: Omit<NewOrder, 'number'>): Promise<string> {
  for (;;) {
    const number = newOrderNumber();
    if (await insertOrder(tx, { ...order, number })) return number;
  }
}
