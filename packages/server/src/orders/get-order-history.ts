import { toRupees } from '@mathappu/contract/money';
import type { orderHistory } from '@mathappu/contract/orders';
import type * as z from 'zod/mini';
import { listPayments } from '#server/gateway/payment-queries.ts';
import { findRefundablePayment, listRefunds } from '#server/gateway/refund-queries.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { answerAdminOrder } from './order-answer.ts';
import { getOrder, listStatusChanges } from './order-read-queries.ts';

/**
 * An order with its status changes, payments and refunds.
 * @throws AppError orderNotFound
 */
export async function getOrderHistory(
  db: Queryable,
  idOrNumber: string,
): Promise<z.input<typeof orderHistory>> {
  const order = await getOrder(db, idOrNumber);
  const [changes, payments, refunds, refundable] = await Promise.all([
    listStatusChanges(db, order.id),
    listPayments(db, order.id),
    listRefunds(db, order.id),
    findRefundablePayment(db, order.id),
  ]);
  return {
    order: answerAdminOrder(order),
    changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })),
    payments: payments.map(answerTransfer),
    refunds: refunds.map(answerTransfer),
    refundable: refundable
      ? {
          gatewayPaymentId: refundable.gatewayPaymentId,
          amount: toRupees(refundable.amountPaise),
        }
      : null,
  };
}

function answerTransfer<T extends { amountPaise: number; at: Date }>({
  amountPaise,
  at,
  ...rest
}: T) {
  return { ...rest, amount: toRupees(amountPaise), at: at.toISOString() };
}
