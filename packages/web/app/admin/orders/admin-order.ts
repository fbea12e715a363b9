import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { cashToCollect } from '@mathappu/contract/orders/cash-to-collect';
import { type OrderStatus, statusesToPack } from '@mathappu/contract/orders/order-status';
import { packedPieces } from '@mathappu/contract/shipments/packed-state';

/** A deleted account leaves only the recipient of the parcel. */
export function customerName({ customer, deliveryAddress }: AdminOrder): string {
  return customer.name || deliveryAddress.recipient;
}

type Line = Pick<AdminOrder['products'][number], 'quantity' | 'refundedQuantity'>;
type Lines = { readonly products: readonly Line[] };

/** The pieces of a line that were not refunded. */
export const piecesLeft = ({ quantity, refundedQuantity }: Line): number =>
  quantity - refundedQuantity;

/** The sum of the pieces that are left. */
export const itemCount = ({ products }: Lines): number =>
  products.reduce((sum, line) => sum + piecesLeft(line), 0);

/** The number of lines of which pieces are left. */
export const lineCount = ({ products }: Lines): number => products.filter(piecesLeft).length;

type Shelved = Pick<AdminOrder['products'][number], 'category'>;

/** Category by category, as the packer walks along the shelves; those without one at the end. */
export const inShelfOrder = <Line extends Shelved>(lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => shelfOf(one) - shelfOf(other));

const shelfOf = ({ category }: Shelved): number => category?.position ?? Number.MAX_SAFE_INTEGER;

export type PickedProduct = Pick<
  AdminOrder['products'][number],
  'productId' | 'name' | 'nameTa' | 'unit' | 'category'
> & {
  /** Those of all the orders, without what was refunded. */
  readonly pieces: number;
  readonly orders: number;
};

/** What is to be fetched from the shelves for these orders, each product once. */
export function sumPicks(orders: readonly Pick<AdminOrder, 'products'>[]): PickedProduct[] {
  const picks = new Map<string, PickedProduct>();
  for (const line of orders.flatMap(({ products }) => products)) {
    const pieces = piecesLeft(line);
    if (pieces === 0) continue;
    const before = picks.get(line.productId);
    picks.set(line.productId, {
      ...(before ?? line),
      pieces: (before?.pieces ?? 0) + pieces,
      orders: (before?.orders ?? 0) + 1,
    });
  }
  return inShelfOrder([...picks.values()].sort((one, other) => one.name.localeCompare(other.name)));
}

type Paid = Pick<AdminOrder, 'status' | 'paymentStatus' | 'paymentMethod' | 'totalAmount'>;

/** Whether the status is one of before packing, also of an order that was refunded whole. */
export const isBeforePacking = ({ status }: Pick<AdminOrder, 'status'>): boolean =>
  (statusesToPack as readonly OrderStatus[]).includes(status);

export const isToPack = (order: Pick<AdminOrder, 'status'> & Lines): boolean =>
  isBeforePacking(order) && itemCount(order) > 0;

type Trusted = Pick<AdminOrder, 'status' | 'paymentMethod'>;

/** Whether it waits for money outside the payment provider, and may be packed and changed nevertheless. */
export const isOnTrust = ({ status, paymentMethod }: Trusted): boolean =>
  status === 'PENDING_PAYMENT' && paymentMethod === 'offline';

/** Whether all the pieces of a line that are left are packed. */
export const isPacked = (
  { shipment }: Pick<AdminOrder, 'shipment'>,
  line: AdminOrder['products'][number],
): boolean => packedPieces(shipment, line.productId) === piecesLeft(line);

/** Whether it can be marked as delivered. */
export const isOnItsWay = ({ status }: Pick<AdminOrder, 'status'>): boolean => status === 'SHIPPED';

/**
 * The note on the packing slip about money: the cash to collect, or that the parcel must not go
 * yet. Undefined for a cash order that has been paid.
 */
export function slipStamp(order: Paid & Lines): { text: string; cash?: number } | undefined {
  const { status, paymentStatus, paymentMethod } = order;
  if (status === 'CANCELLED') return { text: 'CANCELLED' };
  if (itemCount(order) === 0) return { text: 'REFUNDED: DO NOT PACK' };
  const isPaidBefore = paymentMethod !== 'cod';
  const isOwed = paymentMethod === 'offline' && paymentStatus === 'PENDING';
  if (isOwed && status !== 'PENDING_PAYMENT') return { text: 'NOT PAID YET' };
  if (status === 'PENDING_PAYMENT' || (isPaidBefore && paymentStatus !== 'PAID')) {
    return { text: 'NOT PAID: DO NOT PACK' };
  }
  if (isPaidBefore) return { text: paymentMethod === 'online' ? 'PAID ONLINE' : 'PAID' };
  const cash = cashToCollect(order);
  return cash > 0 ? { text: 'Collect in cash', cash } : undefined;
}

/** Whether it can be changed into another order: it is here, agreed and has no invoice. */
export const canChange = (order: AdminOrder): boolean =>
  order.invoice === null && (isBeforePacking(order) || isOnTrust(order));
