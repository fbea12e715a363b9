import type { Quote } from '@mathappu/contract/enquiries/enquiries';
import type { Order } from '@mathappu/contract/orders';
import { totalRows } from '@mathappu/contract/orders/total-rows';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { CallError } from '#web/api/call-error.ts';
import { EstimateLines } from '#web/estimates/estimate-lines.tsx';
import { LawNotice } from '#web/frame/law-notice.tsx';
import { PaperHead } from '#web/frame/paper-head.tsx';
import { usePageTitle } from '#web/head/page-meta.ts';
import { rich } from '#web/language/rich.ts';
import { enquiriesPath } from '#web/navigation/paths.ts';
import { useGoBack } from '#web/navigation/use-go-back.ts';
import { OrderDetailSkeleton } from '#web/orders/order-detail-skeleton.tsx';
import { DeliveryFacts } from '#web/orders/order-facts.tsx';
import { OrderNotFound } from '#web/orders/order-not-found.tsx';
import { useSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { ArrowLeftIcon } from '#web/ui/images/navigation-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { TotalRows } from '#web/ui/total-rows.tsx';
import * as words from '#words/enquiries';
import { paper } from '#words/estimates';
import { goBack as goBackLabel } from '#words/frame';
import { back, items, status } from '#words/orders';
import { EnquiryActions } from './enquiry-actions.tsx';
import { enquiryLines } from './enquiry-lines.ts';
import { useMyQuote } from './enquiry-query.ts';
import { enquiryTimeline } from './enquiry-state.ts';
import { OfferSummary } from './offer-summary.tsx';
import { StateBadge } from './state-badge.tsx';
import { useAnswer } from './use-answer.ts';

const unknownCodes: readonly string[] = ['quoteNotFound', 'invalidInput', 'notFound'];

/** An enquiry of the signed-in customer. */
export function EnquiryView({ number }: { number: string }) {
  const user = useSession();
  const goBack = useGoBack(enquiriesPath);
  const { data, error, isFetching, refetch } = useMyQuote(number, Boolean(user));
  const quote = user && data?.data;
  const title = fill(words.title, { number });
  usePageTitle(quote && title);

  if (quote) return <EnquiryDetail quote={quote} onBack={goBack} />;
  if (user && error instanceof CallError && unknownCodes.includes(error.code)) {
    return (
      <OrderNotFound title={words.notFound} hint={words.notFoundHint} listPath={enquiriesPath} />
    );
  }
  if (user && error) {
    return (
      <>
        <PageHeading title={title} />
        <ErrorState message={words.oneFailed} onRetry={() => refetch()} isRetrying={isFetching}>
          <Button variant="secondary" icon={<ArrowLeftIcon />} onClick={goBack}>
            {goBackLabel}
          </Button>
        </ErrorState>
      </>
    );
  }
  return <OrderDetailSkeleton />;
}

type EnquiryDetailProps = { quote: Quote; onBack: () => void };

const onPaper = 'print:border-0 print:p-0 print:shadow-none';

function EnquiryDetail({ quote, onBack }: EnquiryDetailProps) {
  const { number, totals, delivery_address: to, delivery_terms: terms } = quote;
  const { isOutdated, ...answering } = useAnswer(quote);
  const sent = fill(words.sentOn, { date: formatDate(quote.createdAt) });
  const delivery = terms ?? { kind: undefined };
  return (
    <>
      <PaperHead title={`${paper} ${number}`} note={sent} code={quote.code} />
      <div className="print:hidden">
        <PageHeading
          title={rich(words.title, { number: <span className="inline-block">{number}</span> })}
          lead={sent}
          before={
            <Button variant="quiet" icon={<ArrowLeftIcon />} onClick={onBack} className="-ml-5">
              {back}
            </Button>
          }
        />
      </div>
      {isOutdated && (
        <Notice tone="yellow" isLive className="mb-6 print:hidden">
          {words.changed}
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem] lg:gap-8 print:block">
        <div className="grid gap-6 lg:order-2">
          <Card as="section" aria-labelledby="enquiry-state" className="print:hidden">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
              <h2 id="enquiry-state" className="text-xl">
                {status}
              </h2>
              <StateBadge quote={quote} />
            </div>
            <OfferSummary quote={quote} />
            <Timeline steps={enquiryTimeline(quote)} />
            <div className="mt-4 border-t border-line pt-4">
              <EnquiryActions quote={quote} {...answering} />
            </div>
          </Card>
          {to && <DeliveryFacts to={to as Order['delivery_address']} depot={terms?.depot} />}
        </div>
        <Card as="section" aria-labelledby="enquiry-lines" className={`${onPaper} print:mt-6`}>
          <h2 id="enquiry-lines" className="mb-2 text-xl">
            {items}
          </h2>
          <EstimateLines lines={enquiryLines({ ...quote, isOffered: isOffered(quote) })} />
          <dl className="figures mt-4 ml-auto grid max-w-xs break-inside-avoid gap-y-1">
            <TotalRows rows={totalRows({ totals, delivery }, formatRupees)} />
          </dl>
          <p className="mt-4 text-sm text-ink-soft">{words.notKept}</p>
          <Note title={words.shopNote} text={quote.shopNote} />
          <Note title={words.note} text={quote.note} />
        </Card>
      </div>
      <LawNotice className="mt-6" />
    </>
  );
}

/** While the shop keeps its word on the lines, it matters what has gone since. */
const isOffered = ({ state, isOfferOver }: Quote): boolean =>
  state === 'ACCEPTED' || (state === 'OFFERED' && !isOfferOver);

const Note = ({ title, text }: { title: string; text: string }) =>
  text && (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="font-semibold">{title}</h3>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  );
