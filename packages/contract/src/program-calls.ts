/**
 * The calls that no page makes: of other programs, shared caches and the payment provider. As
 * `calls` has the others, and apart from them, so that no browser loads them.
 */
export const programCalls = {
  // settings
  getShopDetails: ['GET', '/shop/details', 'anyone'],

  // catalogue
  listProductsByQuery: ['GET', '/product/get', 'visitor'],
  getProductByQuery: ['GET', '/product/single/:productId', 'visitor'],

  // payments
  razorpayWebhook: ['POST', '/order/razorpay-webhook', 'signature'],
} as const;
