import { formatDate, formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import type { Answer } from '#web/api/call.ts';
import { formatRelativeTime } from '#web/language/format-relative-time.ts';
import { FilterSelect, ListHead } from '#web/lists/list-head.tsx';
import { ListPager } from '#web/lists/list-pager.tsx';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { ShortcutHelp } from '#web/lists/shortcut-help.tsx';
import { type ListAddress, useListAddress } from '#web/lists/use-list-address.ts';
import { useListKeys } from '#web/lists/use-list-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { iconButtonLooks } from '#web/ui/icon-button.tsx';
import { BoxIcon } from '#web/ui/images/shop-icons.tsx';
import { EyeIcon } from '#web/ui/images/view-icons.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/enquiries';
import {
  asksForEstimates,
  readEnquiryFilter,
  readEnquiryQuery,
  stateFilterOptions,
} from './admin-enquiries-query.ts';
import { EnquiryStateBadge } from './admin-enquiry-state.tsx';
import { EstimatesWith } from './estimates-with.tsx';

/** Enquiries, the oldest that nobody has answered first; or the running estimates. */
export function EnquiryList() {
  const address = useListAddress('enquiry');
  const { params, openId } = address;
  const { state, productId: product, search } = readEnquiryFilter(params);
  const ofEstimates = asksForEstimates(params);
  const read = useRead(
    'listQuotes',
    { query: readEnquiryQuery(params) },
    { failureText: words.listFailed, placeholderData: keepPreviousData, staleTime: 0 },
  );
  const list = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const keys = useListKeys({ list, searchBox });

  return (
    <>
      <ListHead
        address={address}
        search={words.search}
        searchHint={ofEstimates ? words.estimateSearchHint : words.searchHint}
        counted={ofEstimates ? words.countedEstimates : words.counted}
        total={read.data?.data.pagination}
        searchBox={searchBox}
        filters={
          <FilterSelect
            label={words.state}
            placeholder={words.allStates}
            options={stateFilterOptions}
            value={state}
            onChange={(value) => address.filter({ state: value, product: undefined })}
          />
        }
      >
        {product && (
          <div className="w-full">
            <EstimatesWith
              productId={product}
              count={search ? 0 : (read.data?.data.pagination.total ?? 0)}
            />
          </div>
        )}
      </ListHead>
      <div ref={list}>
        <ReadStates
          read={read}
          failureText={words.listFailed}
          skeleton={<ListSkeleton text={words.loading} rowHeight="h-73 md:h-15.25" />}
        >
          {({ data: { quotes, pagination } }) => (
            <>
              {quotes.length > 0 ? (
                <EnquiryTable
                  enquiries={quotes}
                  address={address}
                  isOutdated={read.isPlaceholderData}
                />
              ) : (
                <NoEnquiries address={address} />
              )}
              <ListPager paging={pagination} things={words.things} onPage={address.setPage} />
            </>
          )}
        </ReadStates>
      </div>
      {read.data && <ShortcutHelp isOn={keys.isOn} onToggle={keys.toggle} things={words.things} />}
      <EnquiryDialog openId={openId} onClose={address.close} />
    </>
  );
}

const everything = { state: undefined, search: undefined, product: undefined };

function NoEnquiries({ address }: { address: ListAddress }) {
  const { state, search } = readEnquiryFilter(address.params);
  const isFiltered = Boolean(state || search);
  return (
    <EmptyState
      title={asksForEstimates(address.params) ? words.noEstimates : words.none}
      text={isFiltered ? undefined : words.noneYet}
      icon={<BoxIcon className="size-8" />}
    >
      {isFiltered && (
        <Button variant="secondary" onClick={() => address.filter(everything)}>
          {words.showAll}
        </Button>
      )}
    </EmptyState>
  );
}

const loadDetail = () => import('./admin-enquiry-detail.tsx');

type EnquiryDialogProps = { openId: string | undefined; onClose: () => void };

const loading = <Loading text={words.loadingOne} />;

function EnquiryDialog({ openId, onClose }: EnquiryDialogProps) {
  const detail = useLazyModule(loadDetail, openId !== undefined);
  const read = useRead(
    'getQuote',
    { params: { quoteId: openId ?? '' } },
    { enabled: openId !== undefined, failureText: words.failed, staleTime: 0 },
  );
  const quote = read.data?.data;
  return (
    <Dialog
      isOpen={openId !== undefined}
      onClose={() => onClose()}
      title={fill(quote?.state === 'ESTIMATE' ? words.estimateTitle : words.titleOf, {
        number: quote?.number ?? openId ?? '',
      })}
      description={
        quote &&
        fill(words.sentAt, {
          date: formatDateTime(quote.createdAt),
          age: formatRelativeTime(quote.createdAt, new Date()),
        })
      }
      size="lg"
    >
      <ReadStates read={read} failureText={words.failed} skeleton={loading}>
        {({ data }) => (detail ? <detail.EnquiryDetail key={data._id} quote={data} /> : loading)}
      </ReadStates>
    </Dialog>
  );
}

type ListedEnquiry = Answer<'listQuotes'>['data']['quotes'][number];

type EnquiryTableProps = {
  enquiries: readonly ListedEnquiry[];
  address: ListAddress;
  isOutdated: boolean;
};

function EnquiryTable({ enquiries, address, isOutdated }: EnquiryTableProps) {
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
      cell: ({ customerName }) => <p className="wrap-anywhere">{customerName || words.nobody}</p>,
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
