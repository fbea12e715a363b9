/**
 * The calls of customers about tax papers, which come with what prints them: as `calls` has the
 * others, and apart from them, so that no other page loads them.
 */
export const invoiceCalls = {
  getTaxPapers: ['GET', '/order/invoice/:orderId', 'customer'],
} as const;
