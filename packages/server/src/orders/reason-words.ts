// Why the shop itself changed or refunded an order. Stored in English, shown to the owner.
export const orderCancelled = 'The order was cancelled';
export const unfillable = 'The order could no longer be filled';
export const paidTwice = 'The order was paid twice';
export const paidInCash = 'Paid in cash instead of online';
export const backInCart = 'Put back into the cart';
export const notPaidInTime = 'Not paid in time';
/** Of an order that another one replaces. */
export const changedInto = 'Changed into {number}';
export const orderChanged = 'The order was changed';
