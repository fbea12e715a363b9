/** The admin's words for the status of an order. */
export const pending = 'Pending';
export const processing = 'Processing';
export const shipped = 'Shipped';
export const delivered = 'Delivered';
export const cancelled = 'Cancelled';
export const pendingPayment = 'Pending payment';

/** The customer's words for the status of their own orders. */
export const ownProcessing = 'processing';
export const ownShipped = 'shipped';
export const ownDelivered = 'delivered';
export const ownCancelled = 'cancelled';
export const ownPendingPayment = 'pending payment';

/** Said to the customer until the provider has confirmed a payment that was signed. */
export const beingConfirmed = 'Payment received. We are confirming it.';

/** The admin's words for the payment of an order. */
export const unpaid = 'Unpaid';
export const paid = 'Paid';
export const failed = 'Failed';
export const refunded = 'Refunded';

/** The customer's words for the payment of their own orders. */
export const ownUnpaid = 'Pending';
export const ownPaid = 'Paid';
export const ownFailed = 'Not completed';
export const ownRefunded = 'Refunded';

export const cashOnDelivery = 'Cash on delivery';
/** The admin's word for a payment online. */
export const online = 'Online';
export const onlinePayment = 'Online payment';
/** The admin's word for payments outside the provider. */
export const offline = 'UPI, bank or cash';
export const offlinePayment = 'UPI, bank transfer or cash';

/** The admin's words for the state of a refund. */
export const refundRequested = 'Requested';
export const refundOnItsWay = 'On its way';
export const refundReturned = 'Returned';
export const refundFailed = 'Failed';

/** Beside a total: what the shop does not know yet about its payment. */
export const confirming = 'Payment received, being confirmed';
export const differs = 'Payment being looked into';
