import type { LockedOrder } from '#server/orders/order-queries.ts';
import { AppError } from '#server/platform/http/app-error.ts';

/** @throws AppError orderAlreadyPaid, orderNotWaiting unless the order waits for its payment */
export function assertWaiting({ status, paymentStatus }: LockedOrder): void {
  if (status === 'PENDING_PAYMENT') return;
  throw new AppError(paymentStatus === 'PAID' ? 'orderAlreadyPaid' : 'orderNotWaiting');
}
