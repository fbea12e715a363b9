import type { Order } from '@mathappu/contract/orders';
import { Link } from 'react-router';
import { orderPath } from '#web/document/paths.ts';
import { Notice } from '#web/ui/notice.tsx';
import { CompletePayment } from './complete-payment.tsx';

type UnpaidOrderNoticeProps = { order: Order; onChanged: () => void };

/** Offers to pay a pending order, or confirms that it has been paid meanwhile. */
export function UnpaidOrderNotice({ order, onChanged }: UnpaidOrderNoticeProps) {
  const link = (
    <Link to={orderPath(order.orderId)} className="link">
      Order #{order.orderId}
    </Link>
  );
  if (!order.payableUntil) {
    return (
      <Notice tone="green" isLive className="mb-6">
        <p className="font-semibold">Payment successful! Order confirmed.</p>
        <p>{link}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="yellow" className="mb-6">
      <p className="font-semibold">Payment was not completed</p>
      <p className="mb-3">
        {link} is placed and kept for you. Pay it before its time is up, and it is on its way.
      </p>
      <CompletePayment
        orderId={order.orderId}
        payableUntil={order.payableUntil}
        onChanged={onChanged}
      />
    </Notice>
  );
}
