export const printInvoice = 'Print Invoice';
export const taxDocumentsFailed = 'Failed to fetch the invoice';
/** On the printed order. */
export const invoice = 'Invoice';
export const orderSummary = 'Order summary';
export const invoicePaid = 'Paid';
export const invoiceRefunded = 'Refunded';
export const invoiceCash = 'Not paid yet: cash on delivery';
export const invoiceUnpaid = 'Not paid';
export const invoiceCancelled = 'Cancelled';
