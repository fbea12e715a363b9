import type { Quote } from '@mathappu/contract/enquiries/enquiries';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { LawNotice } from '#web/frame/law-notice.tsx';
import { rich } from '#web/language/rich.ts';
import { readPage } from '#web/lists/list-address.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { enquiriesPath, orderPath } from '#web/navigation/paths.ts';
import { OrderListSkeleton } from '#web/orders/order-list-skeleton.tsx';
import { OrderPreview } from '#web/orders/order-preview.tsx';
import { forgetAttemptOf } from '#web/orders/placed-attempt.ts';
import { useSession } from '#web/session/session-store.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { BoxIcon } from '#web/ui/images/shop-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import * as words from '#words/enquiries';
import { status, totalAmount } from '#words/orders';
import { useMyQuotes } from './enquiry-query.ts';
import { StateBadge } from './state-badge.tsx';

const pathOf = (page: number) => (page > 1 ? `${enquiriesPath}&page=${page}` : enquiriesPath);

/** The enquiries of the signed-in customer, newest first. */
export function EnquiryList() {
  const user = useSession();
  const [params] = useSearchParams();
  const page = readPage(params);
  const read = useMyQuotes(page, Boolean(user));
  const quotes = user ? read.data?.data.quotes : undefined;
  useEffect(() => {
    if (quotes) forgetAttemptOf(quotes.map(placedOf));
  }, [quotes]);
  const shown = user ? read : { ...read, data: undefined, isError: false };
  return (
    <>
      <ReadStates read={shown} failureText={words.failed} skeleton={<OrderListSkeleton />}>
        {({ data: { quotes, pagination } }) =>
          quotes.length === 0 && page === 1 ? (
            <NoEnquiries />
          ) : (
            <>
              {quotes.length > 0 ? (
                <ul
                  aria-busy={read.isPlaceholderData || undefined}
                  className={classNames(
                    'grid gap-4 transition-opacity',
                    read.isPlaceholderData && 'opacity-50',
                  )}
                >
                  {quotes.map((quote) => (
                    <EnquiryCard key={quote._id} quote={quote} />
                  ))}
                </ul>
              ) : (
                <div className="grid justify-items-center gap-4 py-14">
                  <p>{words.emptyPage}</p>
                  <LinkButton to={pathOf(1)} variant="secondary">
                    {words.newest}
                  </LinkButton>
                </div>
              )}
              <Pagination
                label={words.pages}
                page={page}
                totalPages={pagination.totalPages}
                hrefFor={pathOf}
                className="mt-8"
              />
            </>
          )
        }
      </ReadStates>
      <LawNotice className="mt-8" />
    </>
  );
}

const placedOf = ({ createdAt, totals, lines }: Quote) => ({
  createdAt,
  way: 'enquiry',
  total: totals.total,
  lines: lines.map(({ productId, asked }) => ({ productId, quantity: asked ?? 0 })),
});

function EnquiryCard({ quote }: { quote: Quote }) {
  const { number } = quote;
  return (
    <Card as="li" className="grid gap-4">
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-[1fr_auto_minmax(9rem,15rem)] sm:gap-x-8">
        <div className="col-span-2 min-w-0 sm:col-span-1">
          <h2 className="text-lg">
            {rich(words.title, { number: <span className="inline-block">{number}</span> })}
          </h2>
          <p className="text-sm text-ink-soft">
            {fill(words.sentOn, { date: formatDate(quote.createdAt) })}
          </p>
        </div>
        <dl className="contents sm:*:min-w-36">
          <div>
            <dt className="text-sm text-ink-soft">{totalAmount}</dt>
            <dd className="figures font-semibold">{formatRupees(quote.totals.total)}</dd>
          </div>
          <div className="max-sm:col-span-2">
            <dt className="text-sm text-ink-soft">{status}</dt>
            <dd>
              <StateBadge quote={quote} />
            </dd>
          </div>
        </dl>
      </div>
      <OrderPreview lines={quote.lines} />
      <div className="border-t border-line pt-4">
        <LinkButton to={orderPath(number)} variant="secondary" className="max-sm:w-full">
          <span>
            {rich(words.view, {
              number,
              hidden: (text: ReactNode) => <span className="sr-only">{text}</span>,
            })}
          </span>
        </LinkButton>
      </div>
    </Card>
  );
}

function NoEnquiries() {
  return (
    <EmptyState title={words.none} text={words.noneHint} icon={<BoxIcon className="size-8" />}>
      <LinkButton to="/products">{words.seeProducts}</LinkButton>
    </EmptyState>
  );
}
