import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import type { Answer } from '#web/api/call.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/orders';

type Provider = NonNullable<Answer<'listPaymentDiscrepancies'>['provider']>;
type ProviderContactProps = { provider: Provider; waiting: number };

/** Says when the payment provider was not heard lately; nothing while it answers. */
export function ProviderContact({ provider, waiting }: ProviderContactProps) {
  const { isCompared, failure, silentSince, answeredAt } = provider;
  const date = silentSince && formatDateTime(silentSince);
  if (failure === 'keysRefused') {
    return (
      <Notice tone="red" icon={<AlertIcon />} className="mb-4">
        <p className="font-semibold">
          {date ? fill(words.keysRefusedSince, { date }) : words.keysRefused}
        </p>
        <p>
          {fill(words.checkKeys, { keyId: 'RAZORPAY_KEY_ID', keySecret: 'RAZORPAY_KEY_SECRET' })}
          <Waiting count={waiting} />
        </p>
      </Notice>
    );
  }
  if (date) {
    return (
      <Notice tone="red" icon={<AlertIcon />} className="mb-4">
        <p className="font-semibold">{fill(words.silentSince, { date })}</p>
        <p>
          {words.askedEveryMinute}
          <Waiting count={waiting} />
        </p>
      </Notice>
    );
  }
  if (isCompared) return null;
  return (
    <Notice tone="yellow" icon={<AlertIcon />} className="mb-4">
      {answeredAt
        ? fill(words.comparedOn, { date: formatDateTime(answeredAt) })
        : words.neverCompared}
    </Notice>
  );
}

function Waiting({ count }: { count: number }) {
  return count > 0 && ` ${fill(plural(words.waiting, count), { count })}`;
}
