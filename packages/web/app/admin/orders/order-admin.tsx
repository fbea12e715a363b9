import { orderPageSize } from '@mathappu/contract/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { AdminFrame } from '#web/admin/frame/admin-frame.tsx';
import { useRead } from '#web/api/use-read.ts';
import { readChoice } from '#web/lists/list-address.ts';
import { ListPager } from '#web/lists/list-pager.tsx';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { ShortcutHelp } from '#web/lists/shortcut-help.tsx';
import { useListAddress } from '#web/lists/use-list-address.ts';
import { useListKeys } from '#web/lists/use-list-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BoxIcon } from '#web/ui/images/icons.tsx';
import { ExportOrders } from './export-orders.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderTable } from './order-table.tsx';
import { statusFilters } from './order-words.ts';
import { PaymentDiscrepancies } from './payment-discrepancies.tsx';

const failureText = 'Failed to fetch orders';

export function OrderAdmin() {
  const address = useListAddress('order');
  const { params, page, search, openId } = address;
  const status = readChoice(params, 'status', statusFilters);
  const userId = params.get('userId') ?? undefined;
  const filter = { status, userId, search };

  const orders = useRead(
    'listAllOrders',
    { query: { page: String(page), limit: String(orderPageSize), ...filter } },
    { failureText, placeholderData: keepPreviousData },
  );
  const list = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const keys = useListKeys({ list, searchBox });
  const isFiltered = Boolean(status || userId || search);

  return (
    <AdminFrame title="Order Management" actions={<ExportOrders filter={filter} />}>
      <PaymentDiscrepancies address={address} />
      <OrderFilters
        address={address}
        status={status}
        total={orders.data?.data.pagination.total}
        searchBox={searchBox}
      />
      <div ref={list}>
        <ReadStates
          read={orders}
          failureText={failureText}
          skeleton={<ListSkeleton text="Loading orders…" rowHeight="h-89 md:h-24 lg:h-18" />}
        >
          {({ data }) => (
            <>
              {data.orders.length > 0 ? (
                <OrderTable
                  orders={data.orders}
                  address={address}
                  isOutdated={orders.isPlaceholderData}
                />
              ) : (
                <EmptyState title="No orders found" icon={<BoxIcon className="size-8" />}>
                  {isFiltered && (
                    <Button
                      variant="secondary"
                      onClick={() =>
                        address.filter({ status: undefined, userId: undefined, search: undefined })
                      }
                    >
                      Show all orders
                    </Button>
                  )}
                </EmptyState>
              )}
              <ListPager
                paging={data.pagination}
                things="orders"
                search={search}
                onPage={address.setPage}
              />
            </>
          )}
        </ReadStates>
      </div>
      <ShortcutHelp isOn={keys.isOn} onToggle={keys.toggle} things="orders" />
      <OrderDialog
        openId={openId}
        row={orders.data?.data.orders.find(({ orderId }) => orderId === openId)}
        onClose={address.close}
      />
    </AdminFrame>
  );
}
