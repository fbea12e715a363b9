import * as words from '#words/orders';
import type { Order, PaymentMethod, PaymentStatus } from '../orders.ts';
import type { customerOrderStatuses } from './order-status.ts';

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

/** The customer's word for the payment of their own orders. */
export const paymentStatusWords = {
  PENDING: words.ownUnpaid,
  PAID: words.ownPaid,
  FAILED: words.ownFailed,
  REFUNDED: words.ownRefunded,
} as const satisfies Record<PaymentStatus, string>;

type Words = { readonly admin: string; readonly customer: string };

export const paymentMethodWords = {
  cod: { admin: words.cashOnDelivery, customer: words.cashOnDelivery },
  online: { admin: words.online, customer: words.onlinePayment },
  offline: { admin: words.offline, customer: words.offlinePayment },
} as const satisfies Record<PaymentMethod, Words>;

/** Beside a total: what the shop does not know yet about its payment. */
export const paymentCheckWords = {
  confirming: words.confirming,
  differs: words.differs,
} as const satisfies Record<NonNullable<Order['paymentCheck']>, string>;
