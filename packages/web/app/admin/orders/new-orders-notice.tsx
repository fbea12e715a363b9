import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { fill, plural } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { markSeen, useNewOrders } from '#web/admin/frame/new-orders.ts';
import type { ListAddress } from '#web/lists/use-list-address.ts';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/admin/orders';
import { toPackFilter } from './orders-query.ts';

type NewOrdersNoticeProps = { rows: readonly AdminOrder[]; address: ListAddress };

/** Says that orders have arrived; the list stays as it is until the admin asks for them. */
export function NewOrdersNotice({ rows, address }: NewOrdersNoticeProps) {
  const queries = useQueryClient();
  const arrived = useNewOrders();
  const markShown = useEffectEvent((shown: readonly AdminOrder[]) =>
    markSeen(arrived.filter((order) => shown.some(({ orderId }) => orderId === order))),
  );
  useEffect(() => markShown(rows), [rows]);

  /** Goes to where new orders are: the first page of all orders or of those to pack. */
  function show() {
    markSeen(arrived);
    const isToPackList = address.params.get('status') === toPackFilter;
    address.filter(
      { search: undefined, userId: undefined, ...(!isToPackList && { status: undefined }) },
      { replace: true },
    );
    queries.invalidateQueries({ queryKey: ['listAllOrders'] });
  }

  return (
    <div role="status" className="figures">
      {arrived.length > 0 && (
        <span className="flex flex-wrap items-center gap-x-3 rounded-md bg-yellow-soft py-1 pr-1 pl-4 text-yellow-ink">
          <span className="font-semibold">
            {fill(plural(words.newOrders, arrived.length), { count: arrived.length })}
          </span>
          <Button variant="quiet" size="sm" onClick={show}>
            {words.showNew}
          </Button>
        </span>
      )}
    </div>
  );
}
