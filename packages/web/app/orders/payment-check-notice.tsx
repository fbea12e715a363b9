import type { Order } from '@mathappu/contract/orders';
import { fill } from '@mathappu/contract/words';
import { formatAmount } from '#web/payments/amounts.ts';
import { ConfirmingNotice } from '#web/payments/confirming-notice.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/orders';

type PaymentCheckNoticeProps = { order: Order };

/** Says that money has come, and that nothing is to be paid again, until the shop is sure of it. */
export function PaymentCheckNotice({ order }: PaymentCheckNoticeProps) {
  if (order.paymentCheck === 'confirming') return <ConfirmingNotice />;
  return (
    <Notice tone="yellow" isLive className="mb-6 print:hidden">
      <p className="figures font-semibold">{differenceText(order)}</p>
      <p>{words.doNotPayAgain}</p>
    </Notice>
  );
}

function differenceText({ paidInstead, totalAmt }: Order): string {
  if (!paidInstead) return words.paymentUnclear;
  const paid = formatAmount(paidInstead);
  return fill(words.paidInstead, { paid, total: formatRupees(totalAmt) });
}
