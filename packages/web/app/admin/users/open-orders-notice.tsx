import { orderStatusWords } from '@mathappu/contract/order-words';
import { Link } from 'react-router';
import { adminOrderPath, openFilter, ordersOfPath } from '#web/admin/orders/orders-query.ts';
import { useRead } from '#web/api/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { countOf } from '#web/ui/format/plural.ts';
import { Notice } from '#web/ui/notice.tsx';

const namedOrders = 5;

/** Says, before a user is suspended or banned, which of their orders are still under way. */
export function OpenOrdersNotice({ userId }: { userId: string }) {
  const { data, isError, refetch } = useRead(
    'listAllOrders',
    { query: { userId, status: openFilter, limit: String(namedOrders) } },
    { staleTime: 0, toast: false },
  );
  if (isError && !data) {
    return (
      <Notice tone="yellow" isLive>
        Whether this person has open orders could not be loaded.
        <Button variant="quiet" size="sm" onClick={() => refetch()}>
          Retry
        </Button>
      </Notice>
    );
  }
  if (!data) return null;
  const { orders, pagination } = data.data;
  if (pagination.total === 0) return <Notice isLive>This person has no open orders.</Notice>;
  return (
    <Notice tone="yellow" isLive>
      <p>
        {countOf(pagination.total, 'open order')} of this person{' '}
        {pagination.total === 1 ? 'stays as it is' : 'stay as they are'}. Cancel what is not to be
        delivered.
      </p>
      <ul>
        {orders.map(({ orderId, status }) => (
          <li key={orderId} className="flex flex-wrap items-center gap-x-2">
            <Link
              to={adminOrderPath(orderId)}
              className="link figures inline-flex min-h-11 items-center"
            >
              {orderId}
            </Link>
            {orderStatusWords[status]}
          </li>
        ))}
      </ul>
      {pagination.total > orders.length && (
        <Link
          to={`${ordersOfPath(userId)}&status=${openFilter}`}
          className="link inline-flex min-h-11 items-center"
        >
          All open orders of this person
        </Link>
      )}
    </Notice>
  );
}
