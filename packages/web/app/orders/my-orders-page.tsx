import { orderPageSize } from '@mathappu/contract/limits';
import { useSearchParams } from 'react-router';
import { useRead } from '#web/api/use-read.ts';
import { pageMeta } from '#web/document/page-meta.ts';
import { readPage } from '#web/lists/list-address.ts';
import { useRequiredUser } from '#web/session/use-required-user.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BoxIcon } from '#web/ui/images/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { OrderList } from './order-list.tsx';
import { OrderListSkeleton } from './order-list-skeleton.tsx';
import { useOrderPlacedToast } from './use-order-placed-toast.ts';

export const meta = pageMeta({
  title: 'My Orders',
  description: 'What you have ordered and how far it has come.',
  isPrivate: true,
});

const failureText = 'Failed to fetch orders';

export default function MyOrdersPage() {
  const user = useRequiredUser();
  useOrderPlacedToast();
  const [query] = useSearchParams();
  const page = readPage(query);
  const { data, isError, isFetching, refetch } = useRead(
    'listMyOrders',
    { query: { page: String(page), limit: String(orderPageSize) } },
    { enabled: Boolean(user), failureText, staleTime: 0 },
  );

  function show() {
    if (user && data) {
      const { orders, pagination } = data.data;
      return orders.length > 0 || page > 1 ? (
        <OrderList orders={orders} page={page} totalPages={pagination.totalPages} />
      ) : (
        <NoOrders />
      );
    }
    if (user && isError) {
      return <ErrorState message={failureText} onRetry={() => refetch()} isRetrying={isFetching} />;
    }
    return <OrderListSkeleton />;
  }

  return (
    <div className="page-column py-8 md:py-10">
      <PageHeading title="My Orders" />
      {show()}
    </div>
  );
}

function NoOrders() {
  return (
    <EmptyState
      title="No orders found"
      text="You haven't placed any orders yet"
      icon={<BoxIcon className="size-8" />}
    >
      <LinkButton to="/products">Start Shopping</LinkButton>
    </EmptyState>
  );
}
