import { type Paise, toRupees } from '@mathappu/contract/money';
import { type AdjustmentKind, adjustmentKinds } from '@mathappu/contract/orders/order-totals';
import { deliveryTermsOf } from '@mathappu/contract/orders/totals';
import { toShopTime } from '@mathappu/contract/shop-time';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { readInBatches } from '#server/platform/db/read-in-batches.ts';
import type { CsvRow } from '#server/platform/http/csv-answer.ts';
import { listOrderTotalsAfter, type OrderTotalsRow } from './order-export-queries.ts';
import type { OrderFilter } from './order-read-queries.ts';

export const orderCsvHeader = [
  'Order',
  'Placed at',
  'Paid at',
  'Status',
  'Payment method',
  'Payment status',
  'Customer',
  'City',
  'Pincode',
  'Items',
  'Subtotal',
  'Order total',
  'Amount paid',
  'Refunded',
  'Refunded at',
  'Refund pending',
  'Shipped at',
  'Delivered at',
  'Cancelled at',
  'Provider order',
  'Provider payments',
  'Provider refunds',
  'Age notice shown',
  'Packing',
  'Delivery',
  'Discount',
  'Delivery terms',
  'Collected at',
] as const;

/** Writes one row for each order, newest first, and reads them in batches while they are sent. */
export async function* orderCsvRows(db: Queryable, filter: OrderFilter): AsyncGenerator<CsvRow> {
  const orders = readInBatches((batch) => listOrderTotalsAfter(db, filter, batch));
  for await (const order of orders) yield rowOf(order);
}

function rowOf(order: OrderTotalsRow): CsvRow {
  const { kind, depot } = deliveryTermsOf(order.delivery);
  return [
    order.number,
    toShopTime(order.createdAt),
    timeOrNothing(order.paidAt),
    order.status,
    order.paymentMethod,
    order.paymentStatus,
    order.customerName,
    order.delivery.city,
    order.delivery.pincode,
    order.quantity,
    toRupees(order.subtotalPaise),
    toRupees(order.totalPaise),
    toRupees(order.paidPaise),
    toRupees(order.refundedPaise),
    order.refundedAt.map((moment) => toShopTime(new Date(moment))).join('; '),
    toRupees(order.pendingRefundPaise),
    timeOrNothing(order.shippedAt),
    timeOrNothing(order.deliveredAt),
    timeOrNothing(order.cancelledAt),
    order.gatewayOrderId,
    order.gatewayPaymentIds.join('; '),
    order.gatewayRefundIds.join('; '),
    order.isAgeNoticeShown === null ? null : order.isAgeNoticeShown ? 'yes' : 'no',
    ...adjustmentKinds.map((kind) => toRupees(amountOf(order, kind))),
    kind,
    depot?.name ?? null,
  ];
}

const amountOf = ({ adjustments }: OrderTotalsRow, kind: AdjustmentKind): Paise =>
  adjustments.reduce((sum, row) => (row.kind === kind ? sum + row.amountPaise : sum), 0);

const timeOrNothing = (moment: Date | null) => moment && toShopTime(moment);
