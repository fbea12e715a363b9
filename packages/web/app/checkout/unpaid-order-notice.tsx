import { useEffect } from 'react';
import { Link } from 'react-router';
import { useRead } from '#web/api/use-read.ts';
import { Notice } from '#web/ui/notice.tsx';
import { CompletePayment } from './complete-payment.tsx';
import { forgetUnpaidOrder } from './unpaid-order.ts';

/** The provider may tell the shop of a payment that this page never heard of. */
const pollMs = 10_000;

/** The order placed in this tab whose payment was not completed, for as long as it can be paid. */
export function UnpaidOrderNotice({ orderId }: { orderId: string }) {
  const { data, refetch } = useRead(
    'getMyOrder',
    { params: { orderId } },
    { staleTime: 0, toast: false, refetchInterval: pollMs },
  );
  const order = data?.data;
  const isSettled = order && order.payableUntil === null;

  useEffect(() => {
    if (isSettled) return forgetUnpaidOrder;
  }, [isSettled]);

  if (!order) return null;
  const link = (
    <Link to={`/order/${order.orderId}`} className="link">
      Order #{order.orderId}
    </Link>
  );
  if (order.paymentStatus === 'PAID') {
    return (
      <Notice tone="green" live className="mb-6">
        <p className="font-semibold">Payment successful! Order confirmed.</p>
        <p>{link}</p>
      </Notice>
    );
  }
  if (!order.payableUntil) return null;
  return (
    <Notice tone="yellow" className="mb-6">
      <p className="font-semibold">Payment was not completed</p>
      <p className="mb-3">
        {link} is placed and kept for you. Pay it before its time is up, and it is on its way.
      </p>
      <CompletePayment
        orderId={order.orderId}
        payableUntil={order.payableUntil}
        onChanged={refetch}
      />
    </Notice>
  );
}
