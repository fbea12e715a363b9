import type { PaymentStatus } from '@mathappu/contract/orders';
import { findLatestStatusChange } from '#server/orders/order-queries.ts';
import { isCancellable } from '#server/orders/order-status.ts';
import { transitionOrder } from '#server/orders/transition-order.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { changeOwnOrder, type OwnOrder, type OwnOrderParts } from './change-own-order.ts';

/**
 * Cancels an order that nobody has begun to pack: its stock is released, and what was paid is refunded.
 * Repeating it has no effect.
 * @throws AppError orderNotFound, orderNotCancellable, paymentInQuestion, and orderAlreadyPaid when it
 * was paid after the customer decided to cancel an unpaid order
 */
export function cancelOwnOrder(
  shop: OwnOrderParts,
  { paymentStatusSeen, ...own }: OwnOrder & { paymentStatusSeen?: PaymentStatus },
): Promise<string> {
  return changeOwnOrder(shop, own, async (tx, order, by) => {
    if (order.status === 'CANCELLED') {
      const latest = await findLatestStatusChange(tx, order.id);
      if (latest?.actorId === by.id) return;
    }
    if (!isCancellable(order)) throw new AppError('orderNotCancellable');
    const isPaid = order.paymentStatus === 'PAID';
    if (isPaid && paymentStatusSeen !== undefined && paymentStatusSeen !== 'PAID') {
      throw new AppError('orderAlreadyPaid');
    }
    await transitionOrder(shop, tx, order, { to: 'CANCELLED', by });
  });
}
