import type { ComponentProps } from 'react';
import { CancelOrder } from '#web/payments/cancel-order.tsx';
import { UnpaidOrderActions } from '#web/payments/unpaid-order-actions.tsx';

/** The acts of the customer on the order. */
export function OrderActions(props: ComponentProps<typeof UnpaidOrderActions>) {
  const { order } = props;
  const { orderStatus, isCancellable, paymentCheck, paymentDetails } = order;
  // An order that was agreed with the shop can be changed only by the shop.
  if (paymentDetails.paymentMethod === 'offline') return null;
  if (orderStatus === 'pending_payment' && !paymentCheck) return <UnpaidOrderActions {...props} />;
  return orderStatus === 'processing' && isCancellable && <CancelOrder order={order} />;
}
