import { getSharedQuote } from '@mathappu/contract/estimates/estimates';
import { isLinkCode, readLinkCode } from '@mathappu/contract/order-links/link-code';
import { answerSharedOrder, getSharedOrder } from '@mathappu/contract/order-links/order-links';
import { fill } from '@mathappu/contract/words';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { data, Navigate, redirect } from 'react-router';
import { CallError } from '#web/api/call-error.ts';
import { type ServerCall, serverCallContext } from '#web/api/server-call.ts';
import { loadOrStatus } from '#web/catalogue/load-or-status.ts';
import { pageMeta, usePageTitle } from '#web/head/page-meta.ts';
import { orderPath } from '#web/navigation/paths.ts';
import { useGoBack } from '#web/navigation/use-go-back.ts';
import { useSession } from '#web/session/session-store.ts';
import { isArrival, startReads } from '#web/session/start-reads.ts';
import { useRequiredUser } from '#web/session/use-required-user.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ArrowLeftIcon } from '#web/ui/images/navigation-icons.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { goBack as goBackLabel } from '#words/frame';
import * as words from '#words/orders';
import type { Route } from './+types/order-detail-page';
import { OrderDetail } from './order-detail.tsx';
import { OrderDetailSkeleton } from './order-detail-skeleton.tsx';
import { OrderNotFound } from './order-not-found.tsx';
import { myOrderQuery } from './order-query.ts';
import '#web/app-shell/paper.css';

export const meta = pageMeta({
  title: words.order,
  description: words.orderDescription,
  isPrivate: true,
});

/** Only what a link shows is read on the server, where nobody is signed in. */
export const loader = ({ context, params: { orderId } }: Route.LoaderArgs) =>
  isLinkCode(orderId)
    ? loadOrStatus(loadLink(context.get(serverCallContext), readLinkCode(orderId)))
    : null;
/** Accepts the offer of a link, by a form that the browser sends before or without the page's scripts. */
export async function action({ request, context, params: { orderId } }: Route.ActionArgs) {
  const version = Number((await request.formData()).get('version'));
  const call = context.get(serverCallContext);
  const code = readLinkCode(orderId);
  try {
    await call(answerSharedOrder, { params: { code }, body: { version, answer: 'accept' } });
  } catch (refusal) {
    if (!(refusal instanceof Response) || refusal.status !== 409) throw refusal;
    const { data: shared } = await call(getSharedOrder, { params: { code } });
    if (shared.state !== 'ACCEPTED') return data({ isRefused: true }, { status: refusal.status });
  }
  // A reload does not send it again.
  return redirect(orderPath(code), 303);
}
export const clientLoader = ({ params: { orderId } }: Route.ClientLoaderArgs) =>
  startReads(isEnquiry(orderId) || isLinkCode(orderId) ? [] : [myOrderQuery(orderId)]);
export const shouldRevalidate = isArrival;

const EnquiryView = lazy(async () => ({
  default: (await import('#web/enquiries/enquiry-view.tsx')).EnquiryView,
}));

/** What the link shows; of an estimate also the estimate itself. */
async function loadLink(call: ServerCall, code: string) {
  try {
    const link = await call(getSharedOrder, { params: { code } });
    const estimate =
      link.data.kind === 'estimate' ? await call(getSharedQuote, { params: { code } }) : null;
    return { link, estimate };
  } catch (refusal) {
    if (!(refusal instanceof Response) || refusal.status !== 404) throw refusal;
    return data({ link: null, estimate: null }, { status: 404 });
  }
}

const SharedOrderView = lazy(async () => ({
  default: (await import('#web/order-links/shared-order-view.tsx')).SharedOrderView,
}));

const isEnquiry = (number: string) => number.startsWith('EQ-');

/** An order or an enquiry by its number, or what the code of a link shows. */
export default function OrderDetailPage({
  params: { orderId },
  loaderData,
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="page-column pt-2 pb-4 md:py-10 print:max-w-none print:p-0">
      {isLinkCode(orderId) ? (
        <Suspense fallback={<OrderDetailSkeleton />}>
          <SharedOrderView
            key={orderId}
            code={readLinkCode(orderId)}
            loaded={loaderData?.link}
            loadedEstimate={loaderData?.estimate}
            isRefused={actionData?.isRefused ?? false}
          />
        </Suspense>
      ) : (
        <OwnDetail orderId={orderId} />
      )}
    </div>
  );
}

function OwnDetail({ orderId }: { orderId: string }) {
  useRequiredUser();
  return (
    <>
      {isEnquiry(orderId) ? (
        <Suspense fallback={<OrderDetailSkeleton />}>
          <EnquiryView key={orderId} number={orderId} />
        </Suspense>
      ) : (
        <OwnOrder number={orderId} />
      )}
    </>
  );
}

function OwnOrder({ number }: { number: string }) {
  const user = useSession();
  const goBack = useGoBack('/myorder');
  const {
    data: read,
    dataUpdatedAt,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...myOrderQuery(number),
    enabled: Boolean(user),
  });
  const order = user && read?.data;
  const isUnknown = error instanceof CallError && error.code === 'orderNotFound';
  usePageTitle(order && fill(words.orderTitle, { number: `#${order.orderId}` }));

  // The page of a number from before a change leads to what the order is now.
  if (order?.changedInto) return <Navigate to={orderPath(order.changedInto)} replace />;
  if (order) return <OrderDetail order={order} readAt={dataUpdatedAt} onBack={goBack} />;
  if (user && isUnknown) return <OrderNotFound />;
  if (user && error) {
    return (
      <>
        <PageHeading title={words.order} />
        <ErrorState message={words.orderFailed} onRetry={() => refetch()} isRetrying={isFetching}>
          <Button variant="secondary" icon={<ArrowLeftIcon />} onClick={goBack}>
            {goBackLabel}
          </Button>
        </ErrorState>
      </>
    );
  }
  return <OrderDetailSkeleton />;
}
