import { formatDate, formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { Link } from 'react-router';
import type { Answer } from '#web/api/call.ts';
import { formatRelativeTime } from '#web/language/format-relative-time.ts';
import type { ListAddress } from '#web/lists/use-list-address.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { iconButtonLooks } from '#web/ui/icon-button.tsx';
import { EyeIcon } from '#web/ui/images/view-icons.tsx';
import * as words from '#words/admin/enquiries';
import { EnquiryStateBadge } from './admin-enquiry-state.tsx';

type ListedEnquiry = Answer<'listQuotes'>['data']['quotes'][number];

type EnquiryTableProps = {
  enquiries: readonly ListedEnquiry[];
  address: ListAddress;
  isOutdated: boolean;
};

export function EnquiryTable({ enquiries, address, isOutdated }: EnquiryTableProps) {
  const now = new Date();
  const columns: Column<ListedEnquiry>[] = [
    {
      header: words.enquiry,
      kind: 'title',
      cell: ({ number, createdAt }) => (
        <>
          <Link
            {...address.linkTo(number)}
            data-entry={number}
            className="link figures inline-flex min-h-11 items-center whitespace-nowrap md:min-h-0"
          >
            {number}
          </Link>
          <p title={formatDateTime(createdAt)} className="text-sm font-normal text-ink-soft">
            {formatRelativeTime(createdAt, now)}
          </p>
        </>
      ),
    },
    {
      header: words.customer,
      cell: ({ state, customerName }) => (
        <p className="wrap-anywhere">{state === 'ESTIMATE' ? words.nobody : customerName}</p>
      ),
    },
    { header: words.products, kind: 'number', cell: ({ products }) => products },
    {
      header: words.total,
      kind: 'number',
      cell: ({ total }) => <span className="font-semibold">{formatRupees(total)}</span>,
    },
    {
      header: words.state,
      cell: (quote) => <StateCell quote={quote} />,
    },
    {
      header: words.actions,
      kind: 'actions',
      isRepeated: true,
      cell: ({ number }) => (
        <Link
          {...address.linkTo(number)}
          aria-label={fill(words.viewDetailsOf, { number })}
          title={words.viewDetails}
          className={iconButtonLooks('plain', 'md')}
        >
          <EyeIcon />
        </Link>
      ),
    },
  ];
  return (
    <DataTable
      caption={words.enquiries}
      columns={columns}
      rows={enquiries}
      rowKey={({ _id }) => _id}
      isBusy={isOutdated}
    />
  );
}

const StateCell = ({ quote }: { quote: ListedEnquiry }) => (
  <>
    <EnquiryStateBadge quote={quote} />
    {quote.state === 'ESTIMATE' && quote.validUntil && (
      <p className="text-sm text-ink-soft">
        {fill(words.until, { date: formatDate(quote.validUntil) })}
      </p>
    )}
  </>
);
