import type { Order } from '@mathappu/contract/orders';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { orderPath } from '#web/document/paths.ts';
import { Notice } from '#web/ui/notice.tsx';
import { UnpaidOrderActions } from './unpaid-order-actions.tsx';

type UnpaidOrderNoticeProps = {
  /** Orders that can still be paid, the newest first. */
  orders: readonly [Order, ...Order[]];
  readAt: number;
  /** The payment was closed just now: the notice is brought to the customer, who may be far below. */
  hasJustClosed: boolean;
};

/** Says that an order waits for its payment, until something is done about it. */
export function UnpaidOrderNotice({ orders, readAt, hasJustClosed }: UnpaidOrderNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const [order, ...others] = orders;
  const bring = () => notice.current?.focus();
  const bringOnArrival = useEffectEvent(() => hasJustClosed && bring());
  useEffect(() => {
    bringOnArrival();
  }, []);

  return (
    <Notice tone="yellow" className="mb-6 scroll-mt-24" focusRef={notice}>
      <p className="font-semibold">Payment was not completed</p>
      <p className="mb-3">
        <Link to={orderPath(order.orderId)} className="link">
          Order #{order.orderId}
        </Link>{' '}
        is placed and kept for you. Pay it before its time is up, and it is on its way.
      </p>
      <UnpaidOrderActions key={order.orderId} order={order} readAt={readAt} onClosed={bring} />
      {others.length > 0 && (
        <p className="mt-3">
          {others.length} more {others.length === 1 ? 'order waits' : 'orders wait'} for payment in{' '}
          <Link to="/myorder" className="link">
            My Orders
          </Link>
          .
        </p>
      )}
    </Notice>
  );
}
