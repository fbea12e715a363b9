import { formatDateTime } from '@mathappu/contract/shop-time';
import type { Answer } from '#web/api/call.ts';
import { countOf } from '#web/ui/format/plural.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Provider = NonNullable<Answer<'listPaymentDiscrepancies'>['provider']>;
type ProviderContactProps = { provider: Provider; waiting: number };

/** Says when the payment provider was not heard lately; nothing while it answers. */
export function ProviderContact({ provider, waiting }: ProviderContactProps) {
  const { isCompared, failure, silentSince, answeredAt } = provider;
  const since = silentSince ? ` since ${formatDateTime(silentSince)}` : '';
  if (failure === 'keysRefused') {
    return (
      <Notice tone="red" icon={<AlertIcon />} className="mb-4">
        <p className="font-semibold">The payment provider refuses the shop’s keys{since}.</p>
        <p>
          No payment can be made or compared. Check RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET.
          <Waiting count={waiting} />
        </p>
      </Notice>
    );
  }
  if (silentSince) {
    return (
      <Notice tone="red" icon={<AlertIcon />} className="mb-4">
        <p className="font-semibold">The payment provider has not answered{since}.</p>
        <p>
          It is asked every minute; what was paid meanwhile is settled when it answers.
          <Waiting count={waiting} />
        </p>
      </Notice>
    );
  }
  if (isCompared) return null;
  return (
    <Notice tone="yellow" icon={<AlertIcon />} className="mb-4">
      {answeredAt
        ? `The payments were last compared with the provider on ${formatDateTime(answeredAt)}.`
        : 'The payments have not been compared with the provider yet.'}
    </Notice>
  );
}

function Waiting({ count }: { count: number }) {
  return count > 0 && ` ${countOf(count, 'order')} ${count === 1 ? 'waits' : 'wait'} for it.`;
}
