import { findRefundablePayment } from '#server/gateway/payment-queries.ts';
import {
  findRefund,
  listRefunds,
  requestRefund,
  type StoredRefund,
  updateRefundReplaced,
  updateRefundRetried,
} from '#server/gateway/refund-queries.ts';
import { canRetryRefund } from '#server/gateway/refund-rules.ts';
import { lockOrderOf } from '#server/orders/lock-order-of.ts';
import { getOrder } from '#server/orders/order-read-queries.ts';
import { conflictDetails, insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { findLatestRefundChange } from './find-latest-refund-change.ts';
import type { RequestedRefund } from './refund-order.ts';

/**
 * Tries a refund again for an admin: one that failed, or one that waits for its next attempt.
 * @throws AppError refundNotFound, refundNotRetriable
 */
export async function retryRefund(
  shop: Pick<Shop, 'db' | 'jobs' | 'now'>,
  admin: Caller,
  refundId: string,
): Promise<RequestedRefund> {
  return inTransaction(shop.db, async (tx) => {
    const locked = await lockOrderOf(tx, () => findRefund(tx, refundId));
    if (!locked) throw new AppError('refundNotFound');
    const { order, owned: refund } = locked;
    const { gatewayPaymentId } = refund;
    const payment = await findRefundablePayment(tx, order.id, { gatewayPaymentId });
    const { lines: ordered } = await getOrder(tx, order.id);
    const refundablePaise = payment?.refundablePaise ?? 0;
    if (!canRetryRefund(refund, { refundablePaise, ordered })) {
      throw new AppError('refundNotRetriable', conflictDetails(await findReason(tx, refund)));
    }
    // The pieces that went back into stock did so when the refund was requested first.
    const id = await requestAgain(shop, tx, refund);
    await insertAuditEntry(tx, {
      actorId: admin.userId,
      action: 'order.refund',
      subjectKind: 'order',
      subjectId: order.id,
      before: { refund: refundId, state: refund.state, message: refund.providerMessage },
      after: { refund: id, amountPaise: refund.amountPaise, reason: refund.reason },
    });
    return { id, orderNumber: order.number, amountPaise: refund.amountPaise };
  });
}

/** Finds who has acted on the refund since it was shown as one to try again. */
async function findReason(tx: Tx, { orderId, ...refund }: StoredRefund) {
  if (refund.processedAt) return { by: 'The payment provider', at: refund.processedAt };
  return findLatestRefundChange(tx, orderId, await listRefunds(tx, orderId));
}

/**
 * A refund that failed at the provider stays as it is, and a new one with a new key takes its
 * place: under the old key the provider would answer the failed one again. One that the provider
 * has never had keeps its key, in case an answer was lost.
 */
async function requestAgain(
  shop: Pick<Shop, 'jobs' | 'now'>,
  tx: Tx,
  refund: StoredRefund,
): Promise<string> {
  if (refund.gatewayRefundId === null) {
    await updateRefundRetried(tx, refund.id, shop.now());
    await shop.jobs.enqueue(tx, 'advance-refunds', {});
    return refund.id;
  }
  const { id: _failed, lines, ...request } = refund;
  const id = await requestRefund(shop, tx, { ...request, lines: lines ?? undefined });
  await updateRefundReplaced(tx, refund.id, id);
  return id;
}
