import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { paymentMethodWords } from '@mathappu/contract/orders/order-words';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { Link } from 'react-router';
import { ReportBadges } from '#web/admin/reports/report-badges.tsx';
import { SelectEntry } from '#web/lists/select-entry.tsx';
import type { ListAddress } from '#web/lists/use-list-address.ts';
import type { Selection } from '#web/lists/use-selection.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { iconButtonLooks } from '#web/ui/icon-button.tsx';
import { EyeIcon } from '#web/ui/images/view-icons.tsx';
import * as words from '#words/admin/orders';
import * as shipmentWords from '#words/admin/shipments';
import { customerName, itemCount } from './admin-order.ts';
import { OrderStatusBadge, PaymentStatusBadge, ToGiveBackBadge } from './order-status-badge.tsx';

type OrderTableProps = {
  orders: readonly AdminOrder[];
  address: ListAddress;
  selection: Selection<AdminOrder>;
  isOutdated: boolean;
};

export function OrderTable({ orders, address, selection, isOutdated }: OrderTableProps) {
  const columns: Column<AdminOrder>[] = [
    {
      header: words.order,
      kind: 'title',
      cell: (order) => <OrderCell order={order} address={address} selection={selection} />,
    },
    {
      header: words.customer,
      cell: (order) => <CustomerCell order={order} />,
    },
    {
      header: words.city,
      isForWide: true,
      cell: ({ deliveryAddress: { address } }) => (
        <>
          <span className="wrap-break-word">{address.city}</span>{' '}
          <span className="figures text-sm text-ink-soft md:block">{address.pincode}</span>
        </>
      ),
    },
    {
      header: words.total,
      kind: 'number',
      cell: (order) => (
        <>
          <p className="font-semibold whitespace-nowrap">{formatRupees(order.totalAmount)}</p>
          <p className="text-sm whitespace-nowrap text-ink-soft">
            {fill(plural(words.items, itemCount(order)), { count: itemCount(order) })}
          </p>
          {order.shipment?.cartons && (
            <p className="text-sm text-ink-soft max-md:hidden lg:wide-bar:hidden">
              {shipmentWords.cartons} {order.shipment.cartons}
            </p>
          )}
        </>
      ),
    },
    {
      header: shipmentWords.cartons,
      kind: 'number',
      isForWide: true,
      cell: ({ shipment }) => shipment?.cartons ?? '–',
    },
    {
      header: words.payment,
      cell: (order) => <PaymentCell order={order} />,
    },
    { header: words.status, cell: ({ status }) => <OrderStatusBadge status={status} /> },
    {
      header: words.actions,
      kind: 'actions',
      isRepeated: true,
      cell: ({ orderId }) => (
        <Link
          {...address.linkTo(orderId)}
          aria-label={fill(words.viewDetailsOf, { orderId })}
          title={words.viewDetails}
          className={iconButtonLooks('plain', 'md')}
        >
          <EyeIcon />
        </Link>
      ),
    },
  ];

  return (
    <DataTable
      caption={words.orders}
      columns={columns}
      rows={orders}
      rowKey={({ _id }) => _id}
      isBusy={isOutdated}
    />
  );
}

type OrderCellProps = Pick<OrderTableProps, 'address' | 'selection'> & { order: AdminOrder };

function OrderCell({ order, address, selection }: OrderCellProps) {
  return (
    <div className="flex items-center gap-1">
      <SelectEntry
        label={fill(words.selectOrder, { orderId: order.orderId })}
        isSelected={selection.isSelected(order)}
        onToggle={(isRange) => selection.toggle(order, isRange)}
      />
      <div className="min-w-0">
        <Link
          {...address.linkTo(order.orderId)}
          data-entry={order.orderId}
          className="link figures inline-flex min-h-11 items-center md:min-h-0 md:whitespace-nowrap md:max-lg:text-sm"
        >
          {order.orderId}
        </Link>
        <p className="text-sm font-normal text-ink-soft md:max-lg:max-w-28">
          {formatDateTime(order.createdAt)}
        </p>
      </div>
    </div>
  );
}

function CustomerCell({ order }: { order: AdminOrder }) {
  const { contact, address } = order.deliveryAddress;
  return (
    <>
      <p className="wrap-break-word">{customerName(order)}</p>
      <p className="figures text-sm text-ink-soft">{contact.mobile}</p>
      <p className="figures text-sm text-ink-soft max-md:hidden lg:wide-bar:hidden">
        {address.city} {address.pincode}
      </p>
    </>
  );
}

const PaymentCell = ({ order }: { order: AdminOrder }) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
    <span className="text-sm">{paymentMethodWords[order.paymentMethod].admin}</span>
    <PaymentStatusBadge status={order.paymentStatus} />
    <ToGiveBackBadge order={order} />
    <ReportBadges order={order} />
  </div>
);
