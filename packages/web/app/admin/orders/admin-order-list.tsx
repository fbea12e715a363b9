import type { AdminOrder, OrderHistory } from '@mathappu/contract/admin/admin-orders';
import { maxOrdersAtOnce } from '@mathappu/contract/limits';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { useMay } from '#web/admin/api/use-may.ts';
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
import { Loading } from '#web/ui/loading.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/orders';
import * as orderWords from '#words/orders';
import { isToPack } from './admin-order.ts';
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
  const seesPayments = useMay()('listPaymentDiscrepancies');
  const discrepancies = useQuery({ ...discrepanciesQuery, enabled: seesPayments });
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
  if (!isShown && isSettled(orders) && (!seesPayments || isSettled(discrepancies))) setShown(true);

  return (
    <>
      {isShown ? (
        <>
          {seesPayments && <PaymentDiscrepancies read={discrepancies} address={address} />}
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
  const filter = readOrderFilter(address.params);
  const everything = Object.fromEntries(Object.keys(filter).map((name) => [name, undefined]));
  return (
    <EmptyState title={orderWords.noOrders} icon={<BoxIcon className="size-8" />}>
      {Object.values(filter).some(Boolean) && (
        <Button variant="secondary" onClick={() => address.filter(everything)}>
          {orderWords.showAll}
        </Button>
      )}
    </EmptyState>
  );
}

const loadDetail = () => import('./admin-order-detail.tsx');

type OrderDialogProps = {
  openId: string | undefined;
  /** The order as in the list, when it is on the page. */
  row: AdminOrder | undefined;
  /** The next order that waits to be packed. */
  nextId: string | undefined;
  hasKeys: boolean;
  onOpen: (orderId: string) => void;
  onShipped: (order: AdminOrder) => void;
  onClose: () => void;
};

const loading = <Loading text={words.loadingOrder} />;

function OrderDialog(props: OrderDialogProps) {
  const { openId, row, nextId, hasKeys, onOpen, onShipped, onClose } = props;
  const queries = useQueryClient();
  const detail = useLazyModule(loadDetail, openId !== undefined);
  const read = useRead(
    'getOrderHistory',
    { params: { orderId: openId ?? '' } },
    {
      enabled: openId !== undefined,
      failureText: orderWords.orderFailed,
      staleTime: 0,
      // The outcome of a refund comes from the payment provider, without a reload.
      refetchInterval: ({ state }) => refetchAfterMs(state.data?.data),
    },
  );
  const order = read.data?.data.order ?? row;
  const isRowOutdated =
    row !== undefined &&
    (row.status !== order?.status || row.paymentStatus !== order.paymentStatus);

  // Changes by the payment provider or another admin are shown in the list as well.
  useEffect(() => {
    if (isRowOutdated) queries.invalidateQueries({ queryKey: ['listAllOrders'] });
  }, [isRowOutdated, queries]);

  return (
    <Dialog
      isOpen={openId !== undefined}
      onClose={() => onClose()}
      title={fill(orderWords.orderTitle, { number: order?.orderId ?? openId ?? '' })}
      description={order && formatDateTime(order.createdAt)}
      size="lg"
    >
      {order && detail ? (
        <detail.AdminOrderDetail
          order={order}
          onChanged={onOpen}
          shipping={{
            hasNext: nextId !== undefined,
            hasKey: hasKeys,
            onShipped: () => {
              onShipped(order);
              if (nextId === undefined) onClose();
              else onOpen(nextId);
            },
          }}
          read={read}
        />
      ) : (
        <ReadStates read={read} failureText={orderWords.orderFailed} skeleton={loading}>
          {() => loading}
        </ReadStates>
      )}
    </Dialog>
  );
}

/** A requested refund is with the provider in a moment; an accepted one may take days. */
function refetchAfterMs(history: OrderHistory | undefined): number | false {
  const states = history?.refunds.map(({ state }) => state) ?? [];
  if (states.includes('requested')) return 3_000;
  return states.includes('accepted') && 30_000;
}
