import { toRupees } from '@mathappu/contract/money';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { listOrdersAfter, type OrderFilter, type OrderRow } from './order-read-queries.ts';

const batchSize = 200;

export const orderCsvHeader = [
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
] as const;

/** One row per line of an order, newest order first, read in batches while they are sent. */
export async function* orderCsvRows(
  db: Queryable,
  filter: OrderFilter,
): AsyncGenerator<readonly (string | number)[]> {
  let afterId: string | undefined;
  for (;;) {
    const orders = await listOrdersAfter(db, filter, { afterId, limit: batchSize });
    for (const order of orders) yield* rowsOf(order);
    if (orders.length < batchSize) return;
    afterId = orders.at(-1)?.id;
  }
}

function rowsOf(order: OrderRow): (string | number)[][] {
  const { delivery } = order;
  return order.lines.map((line) => [
    order.number,
    order.createdAt.toISOString(),
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
    line.quantity,
    toRupees(line.totalPaise),
    toRupees(order.totalPaise),
  ]);
}
