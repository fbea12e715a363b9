import type { Order, PaymentMethod, PaymentStatus } from '@mathappu/contract/orders';

const methods = {
  cod: 'Cash on delivery',
  online: 'Online payment',
} as const satisfies Record<PaymentMethod, string>;

const statuses = {
  PENDING: 'Pending',
  PAID: 'Paid',
  FAILED: 'Not completed',
  REFUNDED: 'Refunded',
} as const satisfies Record<PaymentStatus, string>;

export function paymentWords({
  paymentDetails,
  paymentStatus,
}: Pick<Order, 'paymentDetails' | 'paymentStatus'>): { method: string; status: string } {
  return { method: methods[paymentDetails.paymentMethod], status: statuses[paymentStatus] };
}
