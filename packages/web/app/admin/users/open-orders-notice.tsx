import { fill, plural } from '@mathappu/contract/words';
import { Link } from 'react-router';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { adminOrderPath, openFilter, ordersOfPath } from '#web/admin/orders/orders-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/users';
import * as uiWords from '#words/ui';
import { orderStatusLooks } from '../orders/order-statuses.ts';

const namedOrders = 5;

type OpenOrdersNoticeProps = {
  userId: string;
  /** It reads them also while it is hidden, so that nothing moves once it is shown. */
  isShown: boolean;
};

/** Says, before a user is suspended or banned, which of their orders are still under way. */
export function OpenOrdersNotice({ userId, isShown }: OpenOrdersNoticeProps) {
  const { data, isError, refetch } = useRead(
    'listAllOrders',
    { query: { userId, status: openFilter, limit: String(namedOrders) } },
    { staleTime: 0, toast: false },
  );
  if (!isShown) return null;
  if (isError && !data) {
    return (
      <Notice tone="yellow" isLive>
        {words.openOrdersFailed}
        <Button variant="quiet" size="sm" onClick={() => refetch()}>
          {uiWords.retry}
        </Button>
      </Notice>
    );
  }
  if (!data) return <Notice>{uiWords.loading}</Notice>;
  const { orders, pagination } = data.data;
  const { total } = pagination;
  if (total === 0) return <Notice isLive>{words.noOpenOrders}</Notice>;
  return (
    <Notice tone="yellow" isLive>
      <p>{fill(plural(words.openOrders, total), { count: total })}</p>
      <ul>
        {orders.map(({ orderId, status }) => (
          <li key={orderId} className="flex flex-wrap items-center gap-x-2">
            <Link
              to={adminOrderPath(orderId)}
              className="link figures inline-flex min-h-11 items-center"
            >
              {orderId}
            </Link>
            {orderStatusLooks[status].label}
          </li>
        ))}
      </ul>
      {total > orders.length && (
        <Link
          to={`${ordersOfPath(userId)}&status=${openFilter}`}
          className="link inline-flex min-h-11 items-center"
        >
          {words.allOpenOrders}
        </Link>
      )}
    </Notice>
  );
}
