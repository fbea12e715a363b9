import type { PaymentDiscrepancy } from '@mathappu/contract/payments';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ListAddress } from '#web/lists/use-list-address.ts';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { AlertIcon, CheckIcon } from '#web/ui/images/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { discrepanciesQuery } from './orders-query.ts';

const failureText = 'The payments could not be compared with the payment provider';

/** Payments whose state or amount differs between the shop and the payment provider. */
export function PaymentDiscrepancies({ address }: { address: ListAddress }) {
  const read = useQuery(discrepanciesQuery);
  if (!read.data && read.isError) {
    return (
      <Notice tone="yellow" icon={<AlertIcon />} className="mb-6">
        <p>{failureText}</p>
        <Button
          variant="secondary"
          size="sm"
          isBusy={read.isFetching}
          onClick={() => read.refetch()}
          className="mt-2"
        >
          Compare again
        </Button>
      </Notice>
    );
  }
  if (!read.data) return <Skeleton className="mb-4 h-6.5 max-w-sm" />;
  const { data: discrepancies } = read.data;
  if (discrepancies.length === 0) {
    return (
      <p className="mb-4 flex gap-2 text-ink-soft">
        <CheckIcon className="mt-0.5 size-5 shrink-0 text-teal" />
        All payments agree with the provider.
      </p>
    );
  }
  return (
    <Notice tone="red" icon={<AlertIcon />} className="mb-6">
      <h2 className="text-lg">Payments to look into</h2>
      <ul className="mt-2 space-y-2">
        {discrepancies.map((discrepancy) => (
          <Discrepancy
            key={`${discrepancy._id} ${discrepancy.gatewayOrderId} ${discrepancy.finding}`}
            discrepancy={discrepancy}
            address={address}
          />
        ))}
      </ul>
    </Notice>
  );
}

type DiscrepancyProps = { discrepancy: PaymentDiscrepancy; address: ListAddress };

function Discrepancy({ discrepancy, address }: DiscrepancyProps) {
  const { orderId, finding, amount, since, gatewayPaymentId, gatewayOrderId } = discrepancy;
  return (
    <li>
      <Link
        {...address.linkTo(orderId)}
        className="figures inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {orderId}
      </Link>
      <span className="block">{finding}</span>
      <span className="figures block text-sm">
        {formatRupees(amount)}, since {formatDateTime(since)},{' '}
        <span className="wrap-anywhere">{gatewayPaymentId ?? gatewayOrderId}</span>
      </span>
    </li>
  );
}
