import type { Order } from '@mathappu/contract/orders';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { pageMeta, usePageTitle } from '#web/head/page-meta.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { useUnconfirmedNotice } from '#web/payments/use-unconfirmed-notice.tsx';
import { useSession } from '#web/session/session-store.ts';
import { isArrival, startReads } from '#web/session/start-reads.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BoxIcon } from '#web/ui/images/shop-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useLoadedModule } from '#web/ui/use-lazy-module.ts';
import { myOrders } from '#words/frame';
import * as words from '#words/orders';
import type { Route } from './+types/my-orders-page';
import { OrderFilter } from './order-filter.tsx';
import { OrderList } from './order-list.tsx';
import { myOrdersQuery, readMyOrdersQuery } from './order-list-query.ts';
import { OrderListSkeleton } from './order-list-skeleton.tsx';
import { useOrderPlacedToast } from './use-order-placed-toast.ts';

export const meta = pageMeta({
  title: myOrders,
  description: words.myOrdersDescription,
  isPrivate: true,
});

export const loader = () => null;
export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  startReads(isOfEnquiries(url.searchParams) ? [] : [myOrdersQuery(url.searchParams)]);
export const shouldRevalidate = isArrival;

const EnquiryList = lazy(async () => ({
  default: (await import('#web/enquiries/enquiry-list.tsx')).EnquiryList,
}));
const OrderTabs = lazy(async () => ({
  default: (await import('#web/enquiries/order-tabs.tsx')).OrderTabs,
}));

const isOfEnquiries = (params: URLSearchParams) => params.get('view') === 'enquiries';

const loadPanel = () => import('./order-placed-panel.tsx');
const loadAttempt = () => import('./placed-attempt.ts');

const placedOf = ({ createdAt, paymentDetails, totalAmt, product_details }: Order) => ({
  createdAt,
  way: paymentDetails.paymentMethod,
  total: totalAmt,
  lines: product_details,
});

/** Without its code the notice about an attempt stays until the next visit. */
const noAttempt = () => undefined;

/** The customer's orders; at `?view=enquiries` the enquiries. */
export default function MyOrdersPage() {
  const [params] = useSearchParams();
  const isEnquiries = isOfEnquiries(params);
  const title = isEnquiries ? words.myEnquiries : myOrders;
  usePageTitle(title);
  return (
    <div className="page-column py-8 md:py-10">
      <PageHeading title={title} />
      {isEnquiries ? (
        <Suspense fallback={<OrderListSkeleton />}>
          <OrderTabs isEnquiries />
          <EnquiryList />
        </Suspense>
      ) : (
        <OwnOrders params={params} />
      )}
    </div>
  );
}

function OwnOrders({ params }: { params: URLSearchParams }) {
  const user = useSession();
  const { enquiry } = useShop();
  useOrderPlacedToast();
  const unconfirmed = useUnconfirmedNotice();
  const { state } = useLocation();
  const Panel = useLoadedModule(loadPanel, Boolean(state?.orderId)).module?.OrderPlacedPanel;
  const { page, search, status } = readMyOrdersQuery(params);
  const isFiltered = search !== '' || status !== undefined;
  const read = useQuery({ ...myOrdersQuery(params), enabled: Boolean(user) });
  const orders = user ? read.data?.data.orders : undefined;
  useEffect(() => {
    if (orders) {
      loadAttempt().then(({ forgetAttemptOf }) => forgetAttemptOf(orders.map(placedOf)), noAttempt);
    }
  }, [orders]);
  // One skeleton until the user is known and until the orders are there, so that it is announced once.
  const shown = user ? read : { ...read, data: undefined, isError: false };
  const total = shown.data?.data.pagination.total;
  const enquiryCount = shown.data?.data.enquiryCount ?? 0;
  const isOutdated = read.isPlaceholderData;

  return (
    <>
      {(enquiry || enquiryCount > 0) && (
        <Suspense>
          <OrderTabs isEnquiries={false} />
        </Suspense>
      )}
      {unconfirmed?.notice}
      {orders && Panel && <Panel orders={orders} />}
      {(isFiltered || total !== 0) && (
        <OrderFilter total={isOutdated ? undefined : shown.data?.data.pagination} />
      )}
      <ReadStates read={shown} failureText={words.ordersFailed} skeleton={<OrderListSkeleton />}>
        {({ data: { orders, pagination } }) => {
          const isEmpty = orders.length === 0 && page === 1;
          if (isEmpty && isOutdated) return <OrderListSkeleton />;
          if (isEmpty) return isFiltered ? <NoMatches /> : <NoOrders />;
          const { totalPages } = pagination;
          const readAt = read.dataUpdatedAt;
          return <OrderList {...{ orders, readAt, page, totalPages, isOutdated }} />;
        }}
      </ReadStates>
    </>
  );
}

function NoMatches() {
  return (
    <EmptyState
      title={words.noMatches}
      text={words.noMatchesHint}
      icon={<BoxIcon className="size-8" />}
    >
      <LinkButton to="/myorder" variant="secondary">
        {words.showAll}
      </LinkButton>
    </EmptyState>
  );
}

function NoOrders() {
  return (
    <EmptyState
      title={words.noOrders}
      text={words.noOrdersHint}
      icon={<BoxIcon className="size-8" />}
    >
      <LinkButton to="/products">{words.startShopping}</LinkButton>
    </EmptyState>
  );
}
