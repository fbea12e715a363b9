/** Of a cancelled order. */
export const toGiveBack = 'To give back {amount}';
/** Money outside the payment provider. */
export const receipts = 'Receipts';
export const receivedOf = '{received} of {total} received';
export const received = 'Received {amount}';
export const gaveBack = 'Gave back {amount}';
export const bookReceipt = 'Book a receipt';
export const bookGivenBack = 'Given back';
export const receiptTitle = 'Money received for order {orderId}';
export const givenBackTitle = 'Money given back for order {orderId}';
export const book = 'Book it';
/** Of a booking that somebody else has made meanwhile. */
export const paidInFull = 'This order is paid in full.';
export const nothingToGiveBack = 'Of this order no money is left to give back.';
export const bookFailed = 'The receipt could not be saved';
export const refundInstead =
  'Only for money that you have given back yourself. To send it back the way it was paid, refund the payment.';
export const receiptMethod = 'How';
export const byCash = 'Cash';
export const byUpi = 'UPI';
export const byBank = 'Bank';
export const reference = 'Reference';
/** Of the shop, such as 'SBI shop'. */
export const account = 'Account';
export const chooseAccount = 'Choose the account';
export const referenceHint = 'Of the UPI payment or the bank transfer';
export const receivedOn = 'Received on';
export const givenBackOn = 'Given back on';
export const receiptNote = 'Note (optional)';
export const amount = 'Amount in rupees';
/** The day and who booked it. */
export const bookedBy = '{date}, by {by}';
