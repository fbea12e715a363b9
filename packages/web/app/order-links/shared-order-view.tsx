import type { SharedOrder } from '@mathappu/contract/order-links/order-links';
import type { Order } from '@mathappu/contract/orders';
import { totalRows } from '@mathappu/contract/orders/total-rows';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { useEffect, useEffectEvent } from 'react';
import type { Answer } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { useRead } from '#web/api/use-read.ts';
import { zoneName } from '#web/delivery/zone-names.ts';
import { enquiryLines } from '#web/enquiries/enquiry-lines.ts';
import { enquiryState, enquiryTimeline } from '#web/enquiries/enquiry-state.ts';
import { OfferSummary } from '#web/enquiries/offer-summary.tsx';
import { EstimateLines } from '#web/estimates/estimate-lines.tsx';
import { EstimateView } from '#web/estimates/estimate-view.tsx';
import { LawNotice } from '#web/frame/law-notice.tsx';
import { PaperHead } from '#web/frame/paper-head.tsx';
import { orderPath } from '#web/navigation/paths.ts';
import { PayPanel } from '#web/orders/offline/pay-panel.tsx';
import { isInShop, OrderChangedNotice } from '#web/orders/order-changed-notice.tsx';
import { OrderDetailSkeleton } from '#web/orders/order-detail-skeleton.tsx';
import { customerStatus } from '#web/orders/order-status-looks.ts';
import { orderTimeline } from '#web/orders/order-timeline.ts';
import { OrderReports } from '#web/reports/order-reports.tsx';
import { useSession } from '#web/session/session-store.ts';
import { DispatchNote } from '#web/shipments/dispatch-note.tsx';
import { callAddress, useShop } from '#web/shop-details/shop-details.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { TotalRows } from '#web/ui/total-rows.tsx';
import { changed } from '#words/enquiries';
import * as words from '#words/order-links';
import { items, status } from '#words/orders';
import { LinkActions } from './link-actions.tsx';

type SharedOrderViewProps = {
  code: string;
  /** The answers with which the server rendered the page; null of a dead code. */
  loaded: Answer<'getSharedOrder'> | null | undefined;
  loadedEstimate: Answer<'getSharedQuote'> | null | undefined;
  /** Whether an answer that was sent without scripts came too late. */
  isRefused: boolean;
};

/** What a link shows to everybody who has it. */
export function SharedOrderView({ code, loaded, loadedEstimate, isRefused }: SharedOrderViewProps) {
  const user = useSession();
  const { data, error, isFetching, refetch } = useRead(
    'getSharedOrder',
    { params: { code } },
    { initial: loaded, toast: false, failureText: words.loadFailed, refetchInterval: 60_000 },
  );
  // The server rendered it for a visitor; whose it is says the answer to the account.
  const readAsUser = useEffectEvent(() => {
    if (loaded) refetch();
  });
  useEffect(() => {
    if (user) readAsUser();
  }, [user]);

  const isUnknown = error instanceof CallError && error.code === 'linkNotFound';
  const shared = data?.data;
  if ((isUnknown && !shared) || loaded === null) {
    return <EmptyState title={words.notFound} text={words.notFoundHint} />;
  }
  if (!shared) {
    return error ? (
      <ErrorState message={words.loadFailed} onRetry={() => refetch()} isRetrying={isFetching} />
    ) : (
      <OrderDetailSkeleton />
    );
  }
  return (
    <>
      <TruePaper shared={shared} />
      {isUnknown && (
        // What is being typed on the page stays.
        <Notice tone="yellow" isLive className="mb-4">
          <p className="font-semibold">{words.notFound}</p>
          <p>{words.notFoundHint}</p>
        </Notice>
      )}
      {isRefused && (
        <Notice tone="yellow" className="mb-4">
          {changed}
        </Notice>
      )}
      {shared.kind === 'estimate' ? (
        <>
          <EstimateView code={code} loaded={loadedEstimate}>
            {null}
          </EstimateView>
          <LinkActions shared={shared} code={code} />
        </>
      ) : (
        <SharedDetail shared={shared} code={code} />
      )}
    </>
  );
}

/** Who made the paper, so that a forged one can be told from it. */
function TruePaper({ shared: { firstName, district } }: { shared: SharedOrder }) {
  const { name: shop, licence, phone } = useShop();
  const where = district && zoneName(district);
  return (
    <Notice className="mb-4 print:hidden">
      <p className="font-semibold">{fill(words.truePaper, { shop })}</p>
      <p className="flex flex-wrap gap-x-4 text-sm">
        {licence && <span>{fill(words.licence, { licence })}</span>}
        {phone && (
          <a href={callAddress(phone)} className="link">
            {phone}
          </a>
        )}
        {firstName && (
          <span>
            {where
              ? fill(words.forWhom, { name: firstName, district: where })
              : fill(words.forName, { name: firstName })}
          </span>
        )}
      </p>
    </Notice>
  );
}

const titles = { enquiry: words.enquiryTitle, order: words.orderTitle } as const;
const onPaper = 'print:border-0 print:p-0 print:shadow-none';

function SharedDetail({ shared, code }: { shared: SharedOrder; code: string }) {
  const { number, createdAt, totals, delivery_terms: terms, shopNote, payTo, payBy } = shared;
  const isOrder = shared.kind === 'order';
  const title = fill(titles[isOrder ? 'order' : 'enquiry'], { number });
  const payment = paymentText(shared);
  const isOffered =
    shared.state === 'ACCEPTED' || (shared.state === 'OFFERED' && !shared.isOfferOver);
  return (
    <>
      <PaperHead title={title} note={formatDate(createdAt)} code={code} />
      <div className="print:hidden">
        <PageHeading title={title} lead={formatDate(createdAt)} />
      </div>
      <OrderChangedNotice
        order={shared}
        about={{ what: title, path: orderPath(code) }}
        isHere={isInShop(shared.state)}
      />
      {payTo && (
        <PayPanel
          order={{
            orderId: number,
            code,
            createdAt,
            payBy,
            receivedAmt: shared.received,
            totalAmt: totals.total,
          }}
          payTo={payTo}
        />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem] lg:gap-8 print:block">
        <div className="grid gap-6 lg:order-2 print:hidden">
          <Card as="section" aria-labelledby="shared-state">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
              <h2 id="shared-state" className="text-xl">
                {status}
              </h2>
              <State shared={shared} />
            </div>
            {!isOrder && <EnquiryStand shared={shared} />}
            <Timeline
              steps={
                isOrder
                  ? orderTimeline(
                      asOrder(shared),
                      <DispatchNote shipment={shared.shipment} code={code} />,
                    )
                  : enquiryTimeline(asQuote(shared))
              }
            />
            {payment && <p className="mt-3 font-semibold">{fill(words.paymentIs, { payment })}</p>}
            <LinkActions shared={shared} code={code} />
          </Card>
          {isOrder && <OrderReports order={{ ...shared, code }} />}
        </div>
        <Card as="section" aria-labelledby="shared-lines" className={onPaper}>
          <h2 id="shared-lines" className="mb-2 text-xl">
            {items}
          </h2>
          <EstimateLines lines={enquiryLines({ lines: shared.lines, isOffered })} />
          <dl className="figures mt-4 ml-auto grid max-w-xs break-inside-avoid gap-y-1">
            <TotalRows
              rows={totalRows({ totals, delivery: terms ?? { kind: undefined } }, formatRupees)}
            />
          </dl>
          {shopNote && <p className="mt-4 whitespace-pre-line wrap-anywhere">{shopNote}</p>}
        </Card>
      </div>
      {!isOrder && <LawNotice className="mt-6" />}
    </>
  );
}

const asOrder = (shared: SharedOrder) => ({
  ...shared,
  orderStatus: shared.state as Order['orderStatus'],
});

const asQuote = (shared: SharedOrder) => ({
  ...shared,
  state: shared.state as Parameters<typeof enquiryState>[0]['state'],
  orderId: null,
});

function State({ shared }: { shared: SharedOrder }) {
  const { tone, text } =
    shared.kind === 'order'
      ? { tone: customerStatus(asOrder(shared)).tone, text: customerStatus(asOrder(shared)).words }
      : enquiryState(asQuote(shared));
  return (
    <Badge tone={tone} className="wrap-anywhere">
      <span className="inline-block first-letter:uppercase">{text}</span>
    </Badge>
  );
}

/** What an enquiry waits for. */
function EnquiryStand({ shared }: { shared: SharedOrder }) {
  const { openingHours } = useShop();
  const { number, lines, totals } = shared;
  const count = lines.filter(({ quantity }) => quantity > 0).length;
  if (shared.state !== 'ENQUIRY') return <OfferSummary quote={asQuote(shared)} />;
  return (
    <div className="mb-4 grid gap-2">
      <p>
        {fill(words.isWithUs, {
          number,
          products: fill(plural(words.products, count), { count }),
          total: formatRupees(totals.total),
        })}
      </p>
      {openingHours.length > 0 && (
        <p>{fill(words.weAreThere, { hours: openingHours.join(' ') })}</p>
      )}
    </div>
  );
}

/** How an order is paid; nothing of what was cancelled unpaid, or is no order. */
function paymentText({ paymentMethod: method, paymentStatus, state }: SharedOrder) {
  if (paymentStatus === 'PAID') return words.paid;
  if (paymentStatus === 'REFUNDED') return words.refunded;
  if (method === null || state === 'cancelled') return undefined;
  return method === 'cod' ? words.cashOnDelivery : words.notPaid;
}
