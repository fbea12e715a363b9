import { beingConfirmedText } from '@mathappu/contract/order-words';
import type { Order } from '@mathappu/contract/orders';
import { Notice } from '#web/ui/notice.tsx';

type PaymentCheckNoticeProps = { check: NonNullable<Order['paymentCheck']> };

/** Says that money has come, and that nothing is to be paid again, until the shop is sure of it. */
export function PaymentCheckNotice({ check }: PaymentCheckNoticeProps) {
  const isConfirming = check === 'confirming';
  return (
    <Notice tone={isConfirming ? 'blue' : 'yellow'} isLive className="mb-6 print:hidden">
      <p className="font-semibold">
        {isConfirming ? beingConfirmedText : 'Your payment is not the total of this order.'}
      </p>
      <p>
        {isConfirming
          ? 'You do not have to do anything. Please do not pay again.'
          : 'Please do not pay again. We are looking into it and will contact you, or return your money.'}
      </p>
    </Notice>
  );
}
