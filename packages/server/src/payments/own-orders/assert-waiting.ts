import type { LockedOrder } from '#server/orders/order-queries.ts';
import { AppError } from '#server/platform/http/app-error.ts';

/**
 * @throws AppError orderAlreadyPaid, orderNotWaiting unless the order waits for a payment of which its
 * customer decides alone
 */
export function assertWaiting({ status, paymentMethod, paymentStatus }: LockedOrder): void {
  if (status === 'PENDING_PAYMENT' && paymentMethod !== 'offline') return;
  throw new AppError(paymentStatus === 'PAID' ? 'orderAlreadyPaid' : 'orderNotWaiting');
}
