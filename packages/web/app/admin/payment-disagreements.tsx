import { Link } from 'react-router';
import { useRead } from '#web/api/use-read.ts';
import { formatDateTime } from '#web/ui/format-date.ts';
import { formatRupees } from '#web/ui/format-rupees.ts';
import { AlertIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ListAddress } from './use-list-address.ts';

/** Where the shop and the payment provider do not say the same. Nothing shows while all is well. */
export function PaymentDisagreements({ address }: { address: ListAddress }) {
  const { data } = useRead('listPaymentDisagreements', {}, { toast: false });
  if (!data || data.data.length === 0) return null;
  return (
    <Notice tone="red" icon={<AlertIcon />} className="mb-6">
      <h2 className="text-lg">Payments to look into</h2>
      <ul className="mt-2 space-y-2">
        {data.data.map((found) => (
          <li key={`${found._id} ${found.gatewayOrderId} ${found.finding}`}>
            <Link
              {...address.opening(found.orderId)}
              className="figures font-semibold underline underline-offset-4"
            >
              {found.orderId}
            </Link>{' '}
            {found.finding}
            <span className="figures block text-sm">
              {formatRupees(found.amount)}, since {formatDateTime(found.since)},{' '}
              <span className="wrap-anywhere">
                {found.gatewayPaymentId ?? found.gatewayOrderId}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
