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

/** The statuses of orders that still have to be packed. */
export const statusesToPack = ['PENDING', 'PROCESSING'] as const satisfies readonly OrderStatus[];

/** The statuses in which an order has come to its end. */
export const closedStatuses = ['DELIVERED', 'CANCELLED'] as const satisfies readonly OrderStatus[];

export const customerOrderStatuses = [
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'pending_payment',
] as const;
type CustomerOrderStatus = (typeof customerOrderStatuses)[number];

/** The customer's word for each stored status. */
export const customerStatusOf = {
  PENDING: 'processing',
  PROCESSING: 'processing',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  PENDING_PAYMENT: 'pending_payment',
} as const satisfies Record<OrderStatus, CustomerOrderStatus>;

/** The stored statuses that the customer knows by these words. */
export const statusesOfCustomer = (words: readonly CustomerOrderStatus[]): OrderStatus[] =>
  orderStatuses.filter((status) => words.includes(customerStatusOf[status]));

/** The position of a status in the usual course of an order; a cancelled order is at the end. */
const progress = {
  PENDING_PAYMENT: 0,
  PENDING: 1,
  PROCESSING: 2,
  SHIPPED: 3,
  DELIVERED: 4,
  CANCELLED: 5,
} as const satisfies Record<OrderStatus, number>;

/** True when a change moves an order backwards, which includes reviving a cancelled one. */
export function isBackwards(from: OrderStatus, to: OrderStatus): boolean {
  return progress[to] < progress[from];
}
