import { fill } from '@mathappu/contract/words';
import { CallError } from '#web/api/call-error.ts';
import { usePageTitle } from '#web/head/page-meta.ts';
import { enquiriesPath } from '#web/navigation/paths.ts';
import { useGoBack } from '#web/navigation/use-go-back.ts';
import { OrderDetailSkeleton } from '#web/orders/order-detail-skeleton.tsx';
import { OrderNotFound } from '#web/orders/order-not-found.tsx';
import { useSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ArrowLeftIcon } from '#web/ui/images/navigation-icons.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import * as words from '#words/enquiries';
import { goBack as goBackLabel } from '#words/frame';
import { EnquiryDetail } from './enquiry-detail.tsx';
import { useMyQuote } from './enquiry-query.ts';

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
