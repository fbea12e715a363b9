import type { Order } from '@mathappu/contract/orders';
import { formatAmount } from '#web/payments/amounts.ts';
import { ConfirmingNotice } from '#web/payments/confirming-notice.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { Notice } from '#web/ui/notice.tsx';

type PaymentCheckNoticeProps = { order: Order };

/** Says that money has come, and that nothing is to be paid again, until the shop is sure of it. */
export function PaymentCheckNotice({ order }: PaymentCheckNoticeProps) {
  if (order.paymentCheck === 'confirming') return <ConfirmingNotice />;
  return (
    <Notice tone="yellow" isLive className="mb-6 print:hidden">
      <p className="figures font-semibold">{differenceText(order)}</p>
      <p>
        Please do not pay again. We are looking into it and will contact you, or return your money.
      </p>
    </Notice>
  );
}

function differenceText({ paidInstead, totalAmt }: Order): string {
  if (!paidInstead) return 'Your payment could not be confirmed.';
  const paid = formatAmount(paidInstead);
  return `You paid ${paid} instead of ${formatRupees(totalAmt)}.`;
}
