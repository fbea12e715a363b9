import { beingConfirmedText } from '@mathappu/contract/order-words';
import { Notice } from '#web/ui/notice.tsx';

/** Money has come, and nothing is to be paid again. */
export function ConfirmingNotice() {
  return (
    <Notice isLive className="mb-6 print:hidden">
      <p className="font-semibold">{beingConfirmedText}</p>
      <p>You do not have to do anything. Please do not pay again.</p>
    </Notice>
  );
}
