import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { maxOrdersAtOnce } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Answer } from '#web/api/call.ts';
import { ListPager } from '#web/lists/list-pager.tsx';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { ShortcutHelp } from '#web/lists/shortcut-help.tsx';
import { type ListAddress, useListAddress } from '#web/lists/use-list-address.ts';
import { useListKeys } from '#web/lists/use-list-keys.ts';
import { type Selection, useSelection } from '#web/lists/use-selection.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BoxIcon } from '#web/ui/images/shop-icons.tsx';
import * as words from '#words/admin/orders';
import * as orderWords from '#words/orders';
import { isToPack } from './admin-order.ts';
import { OrderDialog } from './order-dialog.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderTable } from './order-table.tsx';
import { discrepanciesQuery, ordersQuery, readOrderFilter } from './orders-query.ts';
import { PaymentDiscrepancies } from './payment-discrepancies.tsx';
import { SelectedOrders } from './selected-orders.tsx';

const noOrders: readonly AdminOrder[] = [];

/** Answered, or asked in vain since the screen is open. */
const isSettled = (read: Pick<UseQueryResult, 'data' | 'isFetchedAfterMount'>) =>
  read.data !== undefined || read.isFetchedAfterMount;

/** The orders of the shop, newest first, and what is done with several of them. */
export function OrderList() {
  const address = useListAddress('order');
  const { params, openId } = address;
  const orders = useQuery(ordersQuery(params));
  const discrepancies = useQuery(discrepanciesQuery);
  const list = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const selectAll = useRef<HTMLInputElement>(null);
  const rows = orders.data?.data.orders ?? noOrders;
  const selection = useOrderSelection(rows);
  const keys = useListKeys({
    list,
    searchBox,
    onSelect: (id) => {
      const row = rows.find(({ orderId }) => orderId === id);
      if (row) selection.toggle(row);
    },
  });
  const openIndex = rows.findIndex(({ orderId }) => orderId === openId);
  const { areAllSelected: isChecked, toggleAll: onToggle } = selection;
  const pageSelection = { isChecked, onToggle, ref: selectAll };
  // The orders and what stands above them, which would move them, appear together.
  const [isShown, setShown] = useState(false);
  if (!isShown && isSettled(orders) && isSettled(discrepancies)) setShown(true);

  return (
    <>
      {isShown ? (
        <>
          <PaymentDiscrepancies read={discrepancies} address={address} />
          <OrderFilters
            address={address}
            total={orders.data?.data.pagination}
            searchBox={searchBox}
            rows={rows}
            selectAll={rows.length > 0 ? pageSelection : undefined}
          />
          <div ref={list}>
            <OrderPage read={orders} address={address} selection={selection} />
          </div>
        </>
      ) : (
        <OrderSkeleton />
      )}
      <SelectedOrders
        selection={selection}
        isOrderOpen={openId !== undefined}
        onEmptied={() => selectAll.current?.focus()}
      />
      {isShown && orders.data && (
        <ShortcutHelp
          isOn={keys.isOn}
          onToggle={keys.toggle}
          things={words.things}
          more={{ x: words.selectByKey, s: words.shipByKey }}
        />
      )}
      <OrderDialog
        openId={openId}
        row={rows[openIndex]}
        nextId={openIndex < 0 ? undefined : rows.slice(openIndex + 1).find(isToPack)?.orderId}
        hasKeys={keys.isOn}
        onOpen={address.replaceOpen}
        onShipped={({ _id }) => selection.remove([_id])}
        onClose={address.close}
      />
    </>
  );
}

function useOrderSelection(entries: readonly AdminOrder[]): Selection<AdminOrder> {
  const showToast = useToastHere();
  return useSelection<AdminOrder>({
    entries,
    idOf: ({ _id }) => _id,
    max: maxOrdersAtOnce,
    onFull: () =>
      showToast({ kind: 'info', text: fill(words.atMostSelected, { maximum: maxOrdersAtOnce }) }),
  });
}

type OrderPageProps = {
  read: UseQueryResult<Answer<'listAllOrders'>>;
  address: ListAddress;
  selection: Selection<AdminOrder>;
};

function OrderPage({ read, address, selection }: OrderPageProps) {
  return (
    <ReadStates read={read} failureText={orderWords.ordersFailed} skeleton={<OrderSkeleton />}>
      {({ data }) => (
        <>
          {data.orders.length > 0 ? (
            <OrderTable
              orders={data.orders}
              address={address}
              selection={selection}
              isOutdated={read.isPlaceholderData}
            />
          ) : (
            <NoOrders address={address} />
          )}
          <ListPager paging={data.pagination} things={words.things} onPage={address.setPage} />
        </>
      )}
    </ReadStates>
  );
}

const OrderSkeleton = () => (
  <ListSkeleton text={orderWords.loadingOrders} rowHeight="h-80 md:h-21.75 lg:h-15.25" />
);

function NoOrders({ address }: { address: ListAddress }) {
  const { status, userId, owing, search } = readOrderFilter(address.params);
  const everything = { status: undefined, userId: undefined, owing: undefined, search: undefined };
  return (
    <EmptyState title={orderWords.noOrders} icon={<BoxIcon className="size-8" />}>
      {(status || userId || owing || search) && (
        <Button variant="secondary" onClick={() => address.filter(everything)}>
          {orderWords.showAll}
        </Button>
      )}
    </EmptyState>
  );
}
