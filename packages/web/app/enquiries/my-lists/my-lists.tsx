import type { Quote } from '@mathappu/contract/enquiries/enquiries';
import { orderPageSize } from '@mathappu/contract/limits';
import { formatDate, toShopDay } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '#web/api/use-read.ts';
import { rich } from '#web/language/rich.ts';
import { readPage } from '#web/lists/list-address.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { listsPath, orderPath } from '#web/navigation/paths.ts';
import { OrderListSkeleton } from '#web/orders/order-list-skeleton.tsx';
import { useSession } from '#web/session/session-store.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { BoxIcon } from '#web/ui/images/shop-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { seeProducts } from '#words/enquiries';
import * as words from '#words/enquiries/my-lists';

const pathOf = (page: number) => (page > 1 ? `${listsPath}&page=${page}` : listsPath);

/** The estimates of the signed-in customer, newest first. */
export function MyLists() {
  const user = useSession();
  const [params] = useSearchParams();
  const page = readPage(params);
  const read = useRead(
    'listMyQuotes',
    { query: { kind: 'estimate', page: String(page), limit: String(orderPageSize) } },
    {
      enabled: Boolean(user),
      placeholderData: keepPreviousData,
      failureText: words.failed,
      staleTime: 0,
    },
  );
  const shown = user ? read : { ...read, data: undefined, isError: false };
  return (
    <ReadStates read={shown} failureText={words.failed} skeleton={<OrderListSkeleton />}>
      {({ data: { quotes, pagination } }) => (
        <>
          {quotes.length > 0 ? (
            <ul aria-busy={read.isPlaceholderData || undefined} className="grid gap-4">
              {quotes.map((quote) => (
                <ListCard key={quote._id} quote={quote} />
              ))}
            </ul>
          ) : page > 1 ? (
            <div className="grid justify-items-center gap-4 py-14">
              <p>{words.emptyPage}</p>
              <LinkButton to={pathOf(1)} variant="secondary">
                {words.newest}
              </LinkButton>
            </div>
          ) : (
            <EmptyState
              title={words.none}
              text={words.noneHint}
              icon={<BoxIcon className="size-8" />}
            >
              <LinkButton to="/products">{seeProducts}</LinkButton>
            </EmptyState>
          )}
          <Pagination
            label={words.pages}
            page={page}
            totalPages={pagination.totalPages}
            hrefFor={pathOf}
            className="mt-8"
          />
        </>
      )}
    </ReadStates>
  );
}

function ListCard({ quote }: { quote: Quote }) {
  const { number, code, createdAt, validUntil, state, lines, totals } = quote;
  const count = lines.length;
  const isHeld = state === 'ESTIMATE' && validUntil !== null && toShopDay(new Date()) <= validUntil;
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <h2 className="text-lg">
          {rich(words.title, { number: <span className="inline-block">{number}</span> })}
        </h2>
        <p className="text-sm text-ink-soft">
          {`${fill(words.savedOn, { date: formatDate(createdAt) })} · ${fill(plural(words.products, count), { count })}`}
        </p>
      </div>
      <p className="figures font-semibold sm:ml-auto">{formatRupees(totals.total)}</p>
      <Badge tone={isHeld ? 'green' : 'grey'}>
        {isHeld ? fill(words.heldUntil, { date: formatDate(validUntil) }) : words.ended}
      </Badge>
      <LinkButton to={orderPath(code)} variant="secondary" className="max-sm:w-full">
        <span>
          {rich(words.open, {
            number,
            hidden: (text: ReactNode) => <span className="sr-only">{text}</span>,
          })}
        </span>
      </LinkButton>
    </Card>
  );
}
