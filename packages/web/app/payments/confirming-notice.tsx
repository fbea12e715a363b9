import { beingConfirmedText } from '@mathappu/contract/orders/order-words';
import { Notice } from '#web/ui/notice.tsx';
import { doNotPayAgain } from '#words/payments';

/** Money has come, and nothing is to be paid again. */
export function ConfirmingNotice() {
  return (
    <Notice isLive className="mb-6 print:hidden">
      <p className="font-semibold">{beingConfirmedText}</p>
      <p>{doNotPayAgain}</p>
    </Notice>
  );
}
