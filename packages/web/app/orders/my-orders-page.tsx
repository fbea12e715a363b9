import type { Order } from '@mathappu/contract/orders';
import { customerOrderStatuses } from '@mathappu/contract/orders/order-status';
import {
  beingConfirmedText,
  customerOrderStatusWords,
} from '@mathappu/contract/orders/order-words';
import type { Total } from '@mathappu/contract/paging';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { OrderTabs, type OrderView } from '#web/enquiries/order-tabs.tsx';
import { pageMeta, usePageTitle } from '#web/head/page-meta.ts';
import { changeParams } from '#web/lists/list-address.ts';
import { ListSearch } from '#web/lists/list-search.tsx';
import { ListTotal } from '#web/lists/list-total.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { useListAddress } from '#web/lists/use-list-address.ts';
import { useUnconfirmedNotice } from '#web/payments/use-unconfirmed-notice.tsx';
import { useSession } from '#web/session/session-store.ts';
import { isArrival, startReads } from '#web/session/start-reads.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { BoxIcon } from '#web/ui/images/shop-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { useLoadedModule } from '#web/ui/use-lazy-module.ts';
import { lists as myLists } from '#words/enquiries';
import { myOrders } from '#words/frame';
import * as words from '#words/orders';
import { paid } from '#words/payments';
import type { Route } from './+types/my-orders-page';
import { OrderCard } from './order-card.tsx';
import { myOrdersQuery, readMyOrdersQuery } from './order-list-query.ts';
import { OrderListSkeleton } from './order-list-skeleton.tsx';
import { useOrderAgain } from './use-order-again.tsx';

export const meta = pageMeta({
  title: myOrders,
  description: words.myOrdersDescription,
  isPrivate: true,
});

export const loader = () => null;
export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  startReads(viewOf(url.searchParams) === 'orders' ? [myOrdersQuery(url.searchParams)] : []);
export const shouldRevalidate = isArrival;

const EnquiryList = lazy(async () => ({
  default: (await import('#web/enquiries/enquiry-list.tsx')).EnquiryList,
}));

const MyLists = lazy(async () => ({
  default: (await import('#web/enquiries/my-lists/my-lists.tsx')).MyLists,
}));

function viewOf(params: URLSearchParams): OrderView {
  const view = params.get('view');
  return view === 'enquiries' || view === 'lists' ? view : 'orders';
}

const loadPanel = () => import('./order-placed-panel.tsx');
const loadAttempt = () => import('./placed-attempt.ts');

const placedOf = ({ createdAt, paymentDetails, totalAmt, product_details }: Order) => ({
  createdAt,
  way: paymentDetails.paymentMethod,
  total: totalAmt,
  lines: product_details,
});

const noParams = new URLSearchParams();

/** Without its code the notice about an attempt stays until the next visit. */
const noAttempt = () => undefined;

/** The customer's orders; at `?view=enquiries` the enquiries, at `?view=lists` the estimates. */
export default function MyOrdersPage() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const title = { orders: myOrders, enquiries: words.myEnquiries, lists: myLists }[view];
  usePageTitle(title);
  return (
    <div className="page-column py-8 md:py-10">
      <PageHeading title={title} />
      {view === 'orders' ? <OwnOrders params={params} /> : <OwnQuotes view={view} />}
    </div>
  );
}

function OwnQuotes({ view }: { view: 'enquiries' | 'lists' }) {
  const user = useSession();
  const { enquiry } = useShop();
  // Whether there is a tab of enquiries says the answer about the orders.
  const isUnknown = view === 'lists' && !enquiry;
  const orders = useQuery({ ...myOrdersQuery(noParams), enabled: Boolean(user) && isUnknown });
  const hasEnquiries = !isUnknown || (orders.data?.data.enquiryCount ?? 0) > 0;
  return (
    <>
      <OrderTabs current={view} hasEnquiries={hasEnquiries} />
      <Suspense fallback={<OrderListSkeleton />}>
        {view === 'lists' ? <MyLists /> : <EnquiryList />}
      </Suspense>
    </>
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
  // Before, nobody knows whether tabs stand above the filter.
  const isAnswered = shown.data !== undefined || shown.isError;

  return (
    <>
      <OrderTabs current="orders" hasEnquiries={Boolean(enquiry) || enquiryCount > 0} />
      {unconfirmed?.notice}
      {orders && Panel && <Panel orders={orders} />}
      {isAnswered && (isFiltered || total !== 0) && (
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

/** Shows once that the order was placed, by a flag of the checkout in the navigation state. */
function useOrderPlacedToast(): void {
  const { pathname, search, state } = useLocation();
  const navigateWithToast = useNavigateWithToast();
  const text = successText(state);

  // The flag is removed, so that a reload does not show the toast again.
  const showAndForget = useEffectEvent((shown: string) => {
    const { showSuccess: _, showConfirming: __, CodshowSuccess: ___, ...rest } = state;
    const options = { replace: true, state: rest, preventScrollReset: true };
    navigateWithToast(pathname + search, { kind: 'success', text: shown }, options);
  });

  useEffect(() => {
    if (text) showAndForget(text);
  }, [text]);
}

function successText(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if ('showSuccess' in state && state.showSuccess) return paid;
  if ('showConfirming' in state && state.showConfirming) return beingConfirmedText;
  if ('CodshowSuccess' in state && state.CodshowSuccess) return words.placedToast;
  return undefined;
}

const options = customerOrderStatuses.map((status) => {
  const name = customerOrderStatusWords[status];
  return { value: status, label: name.charAt(0).toUpperCase() + name.slice(1) };
});

type OrderFilterProps = {
  /** Undefined until the orders of the address are there. */
  total: Total | undefined;
};

/** Search and status of My Orders, which are in its address. */
function OrderFilter({ total }: OrderFilterProps) {
  const address = useListAddress('order');
  const { status = '' } = readMyOrdersQuery(address.params);
  return (
    <>
      <div className="mb-2 flex flex-wrap gap-3">
        <ListSearch label={words.search} placeholder={words.searchHint} address={address} />
        <SelectField
          label={words.status}
          isLabelHidden
          placeholder={words.allOrders}
          options={options}
          value={status}
          onChange={({ target }) => address.filter({ status: target.value })}
          className="w-48 max-sm:w-full"
        />
      </div>
      <div className="mb-3">
        <ListTotal total={total} counted={words.counted} />
      </div>
    </>
  );
}

type OrderListProps = {
  orders: readonly Order[];
  readAt: number;
  page: number;
  totalPages: number;
  /** The orders are those of the previous query; the current one is loading. */
  isOutdated: boolean;
};

function OrderList({ orders, readAt, page, totalPages, isOutdated }: OrderListProps) {
  const [params] = useSearchParams();
  const { orderAgain, differencesDialog } = useOrderAgain();
  const pathOf = (target: number) => {
    const query = changeParams(params, { page: target > 1 ? String(target) : undefined });
    return query.size > 0 ? `/myorder?${query}` : '/myorder';
  };
  return (
    <>
      {orders.length > 0 ? (
        <ul
          aria-busy={isOutdated || undefined}
          className={classNames('grid gap-4 transition-opacity', isOutdated && 'opacity-50')}
        >
          {orders.map((order) => (
            <OrderCard key={order._id} {...{ order, readAt, orderAgain }} />
          ))}
        </ul>
      ) : (
        <div className="grid justify-items-center gap-4 py-14">
          <p>{words.emptyPage}</p>
          <LinkButton to={pathOf(1)} variant="secondary">
            {words.newestOrders}
          </LinkButton>
        </div>
      )}
      <Pagination
        label={words.pages}
        page={page}
        totalPages={totalPages}
        hrefFor={pathOf}
        className="mt-8"
      />
      {differencesDialog}
    </>
  );
}
