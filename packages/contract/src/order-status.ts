/** The states an order can be in, as stored and as the admin sets them. */
export const orderStatuses = [
  'PENDING',
  'PROCESSING',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'PENDING_PAYMENT',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What waits to be packed. */
export const statusesToPack = ['PENDING', 'PROCESSING'] as const satisfies readonly OrderStatus[];

export const customerOrderStatuses = [
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'pending_payment',
] as const;
type CustomerOrderStatus = (typeof customerOrderStatuses)[number];

/** What the customer reads for each stored status. */
export const customerStatusOf = {
  PENDING: 'processing',
  PROCESSING: 'processing',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  PENDING_PAYMENT: 'pending_payment',
} as const satisfies Record<OrderStatus, CustomerOrderStatus>;

/** How far along the usual way an order is; a cancelled one is at its end. */
const progress = {
  PENDING_PAYMENT: 0,
  PENDING: 1,
  PROCESSING: 2,
  SHIPPED: 3,
  DELIVERED: 4,
  CANCELLED: 5,
} as const satisfies Record<OrderStatus, number>;

/** True for a change that undoes something, reviving a cancelled order included. */
export function isBackwards(from: OrderStatus, to: OrderStatus): boolean {
  return progress[to] < progress[from];
}
