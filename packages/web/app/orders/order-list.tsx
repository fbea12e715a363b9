import type { Order } from '@mathappu/contract/orders';
import { useSearchParams } from 'react-router';
import { changeParams } from '#web/lists/list-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import * as words from '#words/orders';
import { OrderCard } from './order-card.tsx';
import { useOrderAgain } from './use-order-again.tsx';

type OrderListProps = {
  orders: readonly Order[];
  readAt: number;
  page: number;
  totalPages: number;
  /** The orders are those of the previous query; the current one is loading. */
  isOutdated: boolean;
};

export function OrderList({ orders, readAt, page, totalPages, isOutdated }: OrderListProps) {
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
