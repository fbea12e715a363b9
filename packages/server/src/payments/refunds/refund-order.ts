import { type Paise, toHundredths, toRupees } from '@mathappu/contract/money';
import { refundOfPieces } from '@mathappu/contract/orders/refund-of-pieces';
import { returnStock } from '#server/catalogue/stock-queries.ts';
import { formatMoney } from '#server/gateway/format-money.ts';
import { findRefundablePayment, type RefundablePayment } from '#server/gateway/payment-queries.ts';
import {
  listRefunds,
  type RefundCause,
  replaceFailedRefunds,
  requestRefund,
} from '#server/gateway/refund-queries.ts';
import { piecesLeft } from '#server/gateway/refund-rules.ts';
import { lockPresentOrder } from '#server/orders/order-change-queries.ts';
import { type LockedOrder, updateReturnedPieces } from '#server/orders/order-queries.ts';
import { getOrder } from '#server/orders/order-read-queries.ts';
import { conflictDetails, insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { RefundLine } from '#server/platform/db/json-columns.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { findLatestRefundChange } from './find-latest-refund-change.ts';

type RefundRequest = {
  idOrNumber: string;
  reason: string;
  gatewayPaymentId?: string;
  /** Rupees. Neither `amount` nor `lines` is all that remains of the payment. */
  amount?: number;
  lines?: RefundLine[];
  /** Whether the pieces go back into stock, unless the order's cancellation has put them there. */
  isBackInStock?: boolean;
  /** Rupees that could be refunded when the admin decided. */
  refundableSeen?: number;
};

export type RequestedRefund = {
  readonly id: string;
  readonly orderNumber: string;
  readonly amountPaise: Paise;
};

/**
 * Requests the refund of an online payment for an admin. Without a payment given, one that does not
 * settle the order, such as one of a wrong amount, is refunded first; lines are of the settling one.
 * @throws AppError orderNotFound, orderStatusChanged, refundNotPossible, refundChanged, refundTooLarge, refundLineTooLarge,
 *   refundOfNothing
 */
export async function refundOrder(
  { db, jobs, now, cache }: Pick<Shop, 'db' | 'jobs' | 'now' | 'cache'>,
  admin: Caller,
  { idOrNumber, reason, gatewayPaymentId, isBackInStock = false, ...request }: RefundRequest,
): Promise<RequestedRefund> {
  const { lines } = request;
  const requested = await inTransaction(db, async (tx) => {
    const order = await lockPresentOrder(tx, idOrNumber);
    const isSettling = lines ? true : undefined;
    const payment = await findRefundablePayment(tx, order.id, { gatewayPaymentId, isSettling });
    await assertUnchanged(tx, order.id, request, payment);
    if (!payment) throw new AppError('refundNotPossible');
    const amountPaise = await getAmount(tx, order.id, request, payment);
    const cause = payment.isSettling ? 'byShop' : surplusCause(order, payment);
    const refund = {
      gatewayPaymentId: payment.gatewayPaymentId,
      amountPaise,
      cause,
      reason,
      lines,
    };
    const id = newId();
    // Products are locked before the counts of their sales, which the refund changes.
    const backInStock =
      isBackInStock && lines ? await putBackInStock(tx, order, { refundId: id, lines }) : [];
    await requestRefund({ jobs, now }, tx, { ...refund, id, orderId: order.id });
    await replaceFailedRefunds(tx, refund, id);
    await insertAuditEntry(tx, {
      actorId: admin.userId,
      action: 'order.refund',
      subjectKind: 'order',
      subjectId: order.id,
      before: { paymentStatus: order.paymentStatus, refundablePaise: payment.refundablePaise },
      after: { refund: id, ...refund, ...(backInStock.length > 0 && { backInStock }) },
    });
    return { id, orderNumber: order.number, amountPaise };
  });
  // The database notifies every process, but the admin's next request may be earlier.
  if (isBackInStock) cache.drop();
  return requested;
}

/** Returns the pieces that went back into stock: none of an order that is cancelled. */
async function putBackInStock(
  tx: Tx,
  { id: orderId, isStockTaken }: LockedOrder,
  { refundId, lines: asked }: { refundId: string; lines: readonly RefundLine[] },
): Promise<RefundLine[]> {
  const lines = isStockTaken ? await updateReturnedPieces(tx, orderId, asked) : [];
  if (lines.length > 0) await returnStock(tx, { orderId, refundId, lines });
  return lines;
}

/** Why the payment pays for nothing. */
function surplusCause(
  { status, totalPaise }: LockedOrder,
  { amountPaise }: RefundablePayment,
): RefundCause {
  if (amountPaise !== totalPaise) return 'wrongAmount';
  return status === 'CANCELLED' ? 'unfillable' : 'paidTwice';
}

/** Refuses with who changed what can be refunded. */
async function assertUnchanged(
  tx: Tx,
  orderId: string,
  { refundableSeen }: Pick<RefundRequest, 'refundableSeen'>,
  payment: RefundablePayment | undefined,
): Promise<void> {
  const refundablePaise = payment?.refundablePaise ?? 0;
  if (refundableSeen === undefined || toHundredths(refundableSeen) === refundablePaise) return;
  const refunds = await listRefunds(tx, orderId);
  const latest = await findLatestRefundChange(tx, orderId, refunds);
  throw new AppError('refundChanged', {
    ...conflictDetails(latest),
    ...remainder(refundablePaise, payment?.currency),
  });
}

/** The amount as a number for programs, and in words. */
const remainder = (refundablePaise: Paise, currency?: string) => ({
  refundable: toRupees(refundablePaise).toFixed(2),
  remaining: formatMoney(refundablePaise, currency),
});

async function getAmount(
  tx: Tx,
  orderId: string,
  { amount, lines }: Pick<RefundRequest, 'amount' | 'lines'>,
  { refundablePaise, currency }: RefundablePayment,
): Promise<Paise> {
  if (!lines && amount === undefined) return refundablePaise;
  // The prices of the lines are in rupees.
  if (lines && currency !== 'INR') throw new AppError('refundNotPossible');
  const asked = lines ? await sumOfLines(tx, orderId, lines) : toHundredths(amount ?? 0);
  if (asked === 0) throw new AppError('refundOfNothing');
  if (asked > refundablePaise) {
    throw new AppError('refundTooLarge', remainder(refundablePaise, currency));
  }
  return asked;
}

/** The amount that was paid for these pieces. Each piece is refunded once. */
async function sumOfLines(tx: Tx, orderId: string, lines: readonly RefundLine[]): Promise<Paise> {
  const order = await getOrder(tx, orderId);
  const piecesPaise = lines.reduce((sum, { productId, quantity }) => {
    const line = order.lines.find((one) => one.productId === productId);
    if (!line) throw new AppError('refundLineTooLarge', { pieces: 0, product: 'this product' });
    const pieces = piecesLeft(order.lines, productId);
    if (quantity > pieces) throw new AppError('refundLineTooLarge', { pieces, product: line.name });
    return sum + (line.totalPaise / line.quantity) * quantity;
  }, 0);
  const count = (all: readonly { quantity: number }[]) =>
    all.reduce((sum, { quantity }) => sum + quantity, 0);
  const left = order.lines.reduce((sum, line) => sum + line.quantity - line.refundedQuantity, 0);
  const refunds = await listRefunds(tx, orderId);
  return refundOfPieces(order, {
    piecesPaise,
    isLast: count(lines) === left,
    refundedPaise: refunds
      .filter((refund) => refund.lines && refund.state !== 'failed')
      .reduce((sum, refund) => sum + refund.amountPaise, 0),
  });
}
