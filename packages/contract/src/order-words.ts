import type { customerOrderStatuses, OrderStatus } from './order-status.ts';
import type { Order, PaymentMethod, PaymentStatus, RefundState } from './orders.ts';

/** The admin's word for each status. */
export const orderStatusWords = {
  PENDING: 'Pending',
  PROCESSING: 'Processing',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  PENDING_PAYMENT: 'Pending payment',
} as const satisfies Record<OrderStatus, string>;

/** The customer's word for each status of their own orders. */
export const customerOrderStatusWords = {
  processing: 'processing',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
  pending_payment: 'pending payment',
} as const satisfies Record<(typeof customerOrderStatuses)[number], string>;

/** Said to the customer until the provider has confirmed a payment that was signed. */
export const beingConfirmedText = 'Payment received. We are confirming it.';

type Words = { readonly admin: string; readonly customer: string };

export const paymentStatusWords = {
  PENDING: { admin: 'Unpaid', customer: 'Pending' },
  PAID: { admin: 'Paid', customer: 'Paid' },
  FAILED: { admin: 'Failed', customer: 'Not completed' },
  REFUNDED: { admin: 'Refunded', customer: 'Refunded' },
} as const satisfies Record<PaymentStatus, Words>;

export const paymentMethodWords = {
  cod: { admin: 'Cash on delivery', customer: 'Cash on delivery' },
  online: { admin: 'Online', customer: 'Online payment' },
} as const satisfies Record<PaymentMethod, Words>;

/** The admin's word for the state of a refund. */
export const refundStateWords = {
  requested: 'Requested',
  accepted: 'On its way',
  processed: 'Returned',
  failed: 'Failed',
} as const satisfies Record<RefundState, string>;

/** Beside a total: what the shop does not know yet about its payment. */
export const paymentCheckWords = {
  confirming: 'Payment received, being confirmed',
  differs: 'Payment being looked into',
} as const satisfies Record<NonNullable<Order['paymentCheck']>, string>;
