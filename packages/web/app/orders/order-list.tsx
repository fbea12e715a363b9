import type { Order } from '@mathappu/contract/orders';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { OrderCard } from './order-card.tsx';

type OrderListProps = { orders: readonly Order[]; page: number; totalPages: number };

export function OrderList({ orders, page, totalPages }: OrderListProps) {
  return (
    <>
      {orders.length > 0 ? (
        <ul className="grid gap-4">
          {orders.map((order) => (
            <OrderCard key={order._id} order={order} />
          ))}
        </ul>
      ) : (
        <div className="grid justify-items-center gap-4 py-14">
          <p>There are no orders on this page.</p>
          <LinkButton to="/myorder" variant="secondary">
            Newest orders
          </LinkButton>
        </div>
      )}
      <Pagination
        label="Pages of orders"
        page={page}
        totalPages={totalPages}
        hrefFor={(target) => (target === 1 ? '/myorder' : `/myorder?page=${target}`)}
        className="mt-8"
      />
    </>
  );
}
