import { fill } from '@mathappu/contract/words';
import { CallError } from '#web/api/call-error.ts';
import { usePageTitle } from '#web/document/page-meta.ts';
import { enquiriesPath } from '#web/document/paths.ts';
import { useGoBack } from '#web/navigation/use-go-back.ts';
import { useSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ArrowLeftIcon } from '#web/ui/images/navigation-icons.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { goBack as goBackLabel } from '#words/frame';
import * as words from '#words/orders/enquiries';
import { OrderDetailSkeleton } from '../order-detail-skeleton.tsx';
import { OrderNotFound } from '../order-not-found.tsx';
import { EnquiryDetail } from './enquiry-detail.tsx';
import { useMyQuote } from './enquiry-query.ts';

const unknownCodes: readonly string[] = ['quoteNotFound', 'invalidInput', 'notFound'];

/** One enquiry of the signed-in customer. */
export default function EnquiryPage({ number }: { number: string }) {
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
