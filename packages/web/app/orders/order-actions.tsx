import type { ComponentProps } from 'react';
import type { UnpaidOrderActions } from '#web/payments/unpaid-order-actions.tsx';
import { useLoadedModule } from '#web/ui/use-lazy-module.ts';

const loadUnpaid = () => import('#web/payments/unpaid-order-actions.tsx');
const loadCancel = () => import('#web/payments/cancel-order.tsx');

/** What the customer can do about the order, loaded when there is something. */
export function OrderActions(props: ComponentProps<typeof UnpaidOrderActions>) {
  const { order } = props;
  const isWaiting = order.orderStatus === 'pending_payment' && !order.paymentCheck;
  const canCancel = order.orderStatus === 'processing' && order.isCancellable;
  const unpaid = useLoadedModule(loadUnpaid, isWaiting).module;
  const cancel = useLoadedModule(loadCancel, canCancel).module;
  if (isWaiting) return unpaid && <unpaid.UnpaidOrderActions {...props} />;
  return canCancel && cancel && <cancel.CancelOrder order={order} />;
}
