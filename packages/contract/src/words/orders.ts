/** The customer's words for the status of their own orders. */
export const ownProcessing = 'processing';
export const ownShipped = 'shipped';
export const ownDelivered = 'delivered';
export const ownCancelled = 'cancelled';
export const ownPendingPayment = 'pending payment';

/** Said to the customer until the provider has confirmed a payment that was signed. */
export const beingConfirmed = 'Payment received. We are confirming it.';

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

/** Beside a total: what the shop does not know yet about its payment. */
export const confirming = 'Payment received, being confirmed';
export const differs = 'Payment being looked into';
