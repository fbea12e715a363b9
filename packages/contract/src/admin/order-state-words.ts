import * as words from '#words/orders';
import type { OrderStatus } from '../orders/order-status.ts';
import type { PaymentStatus } from '../orders.ts';
import type { RefundState } from './admin-orders.ts';

/** The admin's word for each status. */
export const orderStatusWords = {
  PENDING: words.pending,
  PROCESSING: words.processing,
  SHIPPED: words.shipped,
  DELIVERED: words.delivered,
  CANCELLED: words.cancelled,
  PENDING_PAYMENT: words.pendingPayment,
} as const satisfies Record<OrderStatus, string>;

/** The admin's word for the payment of an order. */
export const adminPaymentStatusWords = {
  PENDING: words.unpaid,
  PAID: words.paid,
  FAILED: words.failed,
  REFUNDED: words.refunded,
} as const satisfies Record<PaymentStatus, string>;

/** The admin's word for the state of a refund. */
export const refundStateWords = {
  requested: words.refundRequested,
  accepted: words.refundOnItsWay,
  processed: words.refundReturned,
  failed: words.refundFailed,
} as const satisfies Record<RefundState, string>;
