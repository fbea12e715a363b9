/** What happens in the shop that a program can be told. */
export const eventTypes = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.cancelled',
  'enquiry.sent',
  'enquiry.confirmed',
  'product.stock_low',
] as const;
export type EventType = (typeof eventTypes)[number];
