import type { AdminOrder } from '../admin/admin-orders.ts';
import { toHundredths, toRupees } from '../money.ts';
import { cashToCollect } from '../orders/cash-to-collect.ts';

type Loaded = Pick<
  AdminOrder,
  'orderId' | 'shipment' | 'status' | 'paymentMethod' | 'paymentStatus' | 'totalAmount'
>;

export type Load<Order extends Loaded = AdminOrder> = {
  /** '' for the shop's own delivery and what is collected. */
  transporter: string;
  orders: Order[];
  cartons: number;
  /** Rupees to collect at the door. */
  cash: number;
};

/** The orders by their transporters, named ones first, with the sums of each. */
export function loadsOf<Order extends Loaded>(orders: readonly Order[]): Load<Order>[] {
  const keyOf = ({ shipment }: Order) => shipment?.transporter.toLowerCase() ?? '';
  return [...Map.groupBy(orders, keyOf).values()]
    .map((together) => ({
      transporter: together[0]?.shipment?.transporter ?? '',
      orders: together,
      ...sumLoads(together),
    }))
    .sort(
      (one, other) =>
        Number(one.transporter === '') - Number(other.transporter === '') ||
        one.transporter.localeCompare(other.transporter),
    );
}

/** Cartons and cash of these orders together. */
export function sumLoads(orders: readonly Loaded[]): Pick<Load, 'cartons' | 'cash'> {
  return {
    cartons: orders.reduce((sum, { shipment }) => sum + (shipment?.cartons ?? 0), 0),
    cash: toRupees(orders.reduce((sum, order) => sum + toHundredths(cashToCollect(order)), 0)),
  };
}
