import type { RefundState } from '@mathappu/contract/admin/admin-orders';
import type { PaymentStatus } from '@mathappu/contract/orders';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import type { StatusLook } from '#web/ui/badge.tsx';
import * as words from '#words/admin/orders';

/** `code` names the status in the toast about a change. */
export const orderStatusLooks: Readonly<Record<OrderStatus, StatusLook & { code: string }>> = {
  PENDING: { label: words.statusPending, tone: 'yellow', code: words.updatedPending },
  PROCESSING: { label: words.statusProcessing, tone: 'blue', code: words.updatedProcessing },
  SHIPPED: { label: words.statusShipped, tone: 'purple', code: words.updatedShipped },
  DELIVERED: { label: words.statusDelivered, tone: 'green', code: words.updatedDelivered },
  CANCELLED: { label: words.statusCancelled, tone: 'red', code: words.updatedCancelled },
  PENDING_PAYMENT: {
    label: words.statusPendingPayment,
    tone: 'grey',
    code: words.updatedPendingPayment,
  },
};

export const paymentStatusLooks: Readonly<Record<PaymentStatus, StatusLook>> = {
  PENDING: { label: words.paymentUnpaid, tone: 'yellow' },
  PAID: { label: words.paymentPaid, tone: 'green' },
  FAILED: { label: words.paymentFailed, tone: 'red' },
  REFUNDED: { label: words.paymentRefunded, tone: 'grey' },
};

export const refundStateLooks: Readonly<Record<RefundState, StatusLook>> = {
  requested: { label: words.stateRequested, tone: 'yellow' },
  accepted: { label: words.stateOnItsWay, tone: 'blue' },
  processed: { label: words.stateReturned, tone: 'green' },
  failed: { label: words.stateFailed, tone: 'red' },
};
