import type { Paise } from '@mathappu/contract/money';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { lockCart } from '#server/cart/cart-queries.ts';
import { mergeIntoCart } from '#server/cart/guest-cart.ts';
import { releaseStock, takeStock } from '#server/catalogue/stock-queries.ts';
import { findSettlingPayment, isToDecide } from '#server/gateway/payment-queries.ts';
import {
  listRefundsOfPayment,
  replaceFailedRefunds,
  requestRefund,
  withdrawRefunds,
} from '#server/gateway/refund-queries.ts';
import { issueInvoice } from '#server/invoices/issue-invoice.ts';
import { findInvoiceNumber } from '#server/invoices/tax-document-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { hasUseLeft } from '#server/prices/rule-use-queries.ts';
import type { Shop } from '#server/shop.ts';
import { creditOrder } from './credit-order.ts';
import { assertNotChanged } from './order-change-queries.ts';
import { cancelledFacts } from './order-mail-facts.ts';
import { enqueueOrderMail } from './order-mails.ts';
import {
  type Actor,
  type LockedOrder,
  listSoldQuantities,
  updateOrderStatus,
} from './order-queries.ts';
import {
  findTransitionError,
  isDispatch,
  needsDecidedPayment,
  planTransition,
} from './order-status.ts';
import * as reasons from './reason-words.ts';

type TransitionRequest = {
  to: OrderStatus;
  by: Actor;
  reason?: string;
  /** No mail is sent: the customer learns of it in another way. */
  isSilent?: boolean;
  /** The lines of an order that is cancelled go back into its customer's cart. */
  isBackToCart?: boolean;
  /** It was not paid in time, as its mail says. */
  hasRunOut?: boolean;
};

/**
 * Sets the status of a locked order with all its effects: stock, dates, payment, history, mail,
 * refund, tax invoice and credit note. Every change of a status goes through here, but for the order that
 * is replaced by a changed one. Setting the present status has no effect.
 * @throws AppError orderStatusChanged of one that was changed into another, orderAlreadyPaid, orderRefunded, paymentToDecide, orderShort, codeUsedUp, orderStatusRefused,
 * taxRefused, taxNumberRefused
 */
export async function transitionOrder(
  shop: Pick<Shop, 'jobs' | 'config' | 'settings' | 'now'>,
  tx: Tx,
  order: LockedOrder,
  { to, by, reason = '', isSilent = false, isBackToCart = false, hasRunOut }: TransitionRequest,
): Promise<void> {
  if (order.status === to) return;
  if (order.status === 'CANCELLED') {
    await assertNotChanged(tx, order);
    await assertNotCredited(tx, order.id);
  }
  const isPaymentToDecide = needsDecidedPayment(to) && (await isToDecide(tx, order.id));
  const refusal = findTransitionError(order, to, { isPaymentToDecide });
  if (refusal) throw new AppError(refusal);
  const { stock, mail, change } = planTransition(order, to, shop.now());
  const cartOf = isBackToCart ? order.userId : null;
  if (cartOf) await lockCart(tx, cartOf);
  // The cart is locked before products, as when something is added to it, and products before the
  // counts of statuses, as when an order is placed: one order of locks everywhere prevents deadlocks.
  // https://www.postgresql.org/docs/current/explicit-locking.html#LOCKING-DEADLOCKS
  if (stock === 'take') await takeStockAgain(tx, order.id, change.stockRound);
  if (order.status === 'CANCELLED' && !(await hasRuleLeft(tx, order))) {
    throw new AppError('codeUsedUp');
  }
  if (stock === 'release') await releaseStock(tx, { orderId: order.id, round: order.stockRound });
  await updateOrderStatus(tx, { orderId: order.id, from: order.status, change, by, reason });
  if (order.status === 'CANCELLED') await withdrawRefunds(tx, order.id);
  if (cartOf) await mergeIntoCart(tx, cartOf, await listSoldQuantities(tx, order.id));
  const refunded =
    to === 'CANCELLED' && order.paymentStatus === 'PAID'
      ? await refundRest(shop, tx, order.id)
      : undefined;
  const ofOrder = { orderId: order.id, issuedBy: by.id };
  const invoice = isDispatch(order, to) ? await issueInvoice(shop, tx, ofOrder) : undefined;
  if (mail && !isSilent) {
    const facts =
      mail === 'cancelled'
        ? { ...cancelledFacts(order, refunded), isBackToCart, hasRunOut }
        : { kind: mail, invoice };
    await enqueueOrderMail(shop, tx, facts, order);
  }
  if (to === 'CANCELLED') await creditOrder(shop, tx, order, { cause: 'cancelled', by });
  // Pieces that were refunded before the goods left.
  if (invoice) await creditOrder(shop, tx, order, { cause: 'returned', by });
}

/** @throws AppError orderStatusRefused: the invoice of a cancelled order is credited */
async function assertNotCredited(tx: Tx, orderId: string): Promise<void> {
  const invoice = await findInvoiceNumber(tx, orderId);
  if (invoice) throw new AppError('orderStatusRefused', { invoice });
}

/** Whether a cancelled order may have its price rule again. Its products are locked. */
export const hasRuleLeft = async (
  tx: Tx,
  { priceRule, userId, customerPhone: mobile }: LockedOrder,
): Promise<boolean> => priceRule === null || hasUseLeft(tx, priceRule, { userId, mobile });

async function takeStockAgain(tx: Tx, orderId: string, round: number): Promise<void> {
  const lines = (await listSoldQuantities(tx, orderId)).filter(({ quantity }) => quantity > 0);
  const [short] = (await takeStock(tx, { orderId, round, lines })).short;
  if (!short) return;
  const name = lines.find((line) => line.productId === short.productId)?.name ?? 'A product';
  throw new AppError('orderShort', {
    product: name,
    needed: short.quantity,
    stock: short.available,
  });
}

/** Refunds what remains of the payment; returns what is then on its way to the customer. */
export async function refundRest(
  shop: Pick<Shop, 'jobs' | 'now'>,
  tx: Tx,
  orderId: string,
): Promise<{ amountPaise: Paise; currency: string } | undefined> {
  const payment = await findSettlingPayment(tx, orderId);
  if (!payment) return undefined;
  const { gatewayPaymentId, refundablePaise: amountPaise, currency } = payment;
  if (amountPaise > 0) {
    const reason = reasons.orderCancelled;
    const request = { gatewayPaymentId, orderId, amountPaise, reason };
    const id = await requestRefund(shop, tx, { ...request, cause: 'cancelled' });
    await replaceFailedRefunds(tx, request, id);
  }
  const onItsWay = (await listRefundsOfPayment(tx, gatewayPaymentId))
    .filter(({ state }) => state === 'requested' || state === 'accepted')
    .reduce((sum, refund) => sum + refund.amountPaise, 0);
  return { amountPaise: onItsWay, currency };
}
