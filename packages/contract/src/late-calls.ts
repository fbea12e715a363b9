/**
 * The calls of customers for a part of a page that is loaded when it is needed. As `calls` has the
 * others, and apart from them, so that the first visit of no page loads them.
 */
export const lateCalls = {
  // invoices
  getTaxPapers: ['GET', '/order/invoice/:orderId', 'customer'],
} as const;
