import { toRupees } from '@mathappu/contract/money';
import { toShopTime } from '@mathappu/contract/shop-time';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { readInBatches } from '#server/platform/db/read-in-batches.ts';
import type { CsvRow } from '#server/platform/http/csv-answer.ts';
import { listOrdersAfter, type OrderFilter, type OrderRow } from './order-read-queries.ts';

export const orderLineCsvHeader = [
  'Order',
  'Placed at',
  'Status',
  'Payment method',
  'Payment status',
  'Customer',
  'Email',
  'Phone',
  'Recipient',
  'Mobile',
  'Address',
  'City',
  'State',
  'Pincode',
  'Product',
  'Unit',
  'Price',
  'Discount %',
  'Quantity',
  'Line total',
  'Order total',
  'Pieces refunded',
  'Order refunded',
] as const;

/**
 * Writes one row for each line of an order, newest order first, and reads them in batches while
 * they are sent. Pieces and sums are those left after refunds, which stand beside them.
 */
export async function* orderLineCsvRows(
  db: Queryable,
  filter: OrderFilter,
): AsyncGenerator<CsvRow> {
  const orders = readInBatches((batch) => listOrdersAfter(db, filter, batch));
  for await (const order of orders) yield* rowsOf(order);
}

function rowsOf(order: OrderRow): CsvRow[] {
  const { delivery } = order;
  return order.lines.map((line) => [
    order.number,
    toShopTime(order.createdAt),
    order.status,
    order.paymentMethod,
    order.paymentStatus,
    order.customerName,
    order.customerEmail,
    order.customerPhone,
    delivery.name,
    delivery.mobile,
    delivery.address_line,
    delivery.city,
    delivery.state,
    delivery.pincode,
    line.name,
    line.unit,
    toRupees(line.pricePaise),
    line.discountBp / 100,
    line.quantity - line.refundedQuantity,
    toRupees((line.totalPaise / line.quantity) * (line.quantity - line.refundedQuantity)),
    toRupees(order.totalPaise - order.refundedPaise),
    line.refundedQuantity,
    toRupees(order.refundedPaise),
  ]);
}
