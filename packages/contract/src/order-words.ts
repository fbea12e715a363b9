import * as words from '#words/orders';
import type { customerOrderStatuses, OrderStatus } from './order-status.ts';
import type { Order, PaymentMethod, PaymentStatus, RefundState } from './orders.ts';

/** The admin's word for each status. */
export const orderStatusWords = {
  PENDING: words.pending,
  PROCESSING: words.processing,
  SHIPPED: words.shipped,
  DELIVERED: words.delivered,
  CANCELLED: words.cancelled,
  PENDING_PAYMENT: words.pendingPayment,
} as const satisfies Record<OrderStatus, string>;

/** The customer's word for each status of their own orders. */
export const customerOrderStatusWords = {
  processing: words.ownProcessing,
  shipped: words.ownShipped,
  delivered: words.ownDelivered,
  cancelled: words.ownCancelled,
  pending_payment: words.ownPendingPayment,
} as const satisfies Record<(typeof customerOrderStatuses)[number], string>;

/** Said to the customer until the provider has confirmed a payment that was signed. */
export const beingConfirmedText = words.beingConfirmed;

type Words = { readonly admin: string; readonly customer: string };

export const paymentStatusWords = {
  PENDING: { admin: words.unpaid, customer: words.ownUnpaid },
  PAID: { admin: words.paid, customer: words.ownPaid },
  FAILED: { admin: words.failed, customer: words.ownFailed },
  REFUNDED: { admin: words.refunded, customer: words.ownRefunded },
} as const satisfies Record<PaymentStatus, Words>;

export const paymentMethodWords = {
  cod: { admin: words.cashOnDelivery, customer: words.cashOnDelivery },
  online: { admin: words.online, customer: words.onlinePayment },
} as const satisfies Record<PaymentMethod, Words>;

/** The admin's word for the state of a refund. */
export const refundStateWords = {
  requested: words.refundRequested,
  accepted: words.refundOnItsWay,
  processed: words.refundReturned,
  failed: words.refundFailed,
} as const satisfies Record<RefundState, string>;

/** Beside a total: what the shop does not know yet about its payment. */
export const paymentCheckWords = {
  confirming: words.confirming,
  differs: words.differs,
} as const satisfies Record<NonNullable<Order['paymentCheck']>, string>;
