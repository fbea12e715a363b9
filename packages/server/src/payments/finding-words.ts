// What the shop and the payment provider do not agree on, said to the owner.
export const currencyDiffers = 'The currency paid is not the currency of the order';
export const amountDiffers = 'The amount paid is not the amount of the order';
export const confirmedByBrowserAlone =
  'The customer’s browser confirmed this payment, but the payment provider reports none';
export const notMarkedPaid = 'Paid, but the order is not marked as paid';
export const notCaptured = 'Marked as paid, but the payment provider has not taken the money yet';
export const notGivenBack = 'The order is cancelled, but its payment has not been given back';
export const unknownToProvider =
  'The payment provider does not know this order under today’s keys. It is not asked any more';
export const providerSilent = 'The payment provider has not answered since then';
export const refundFailed = 'The refund failed';
export const refundWaits = 'The refund has not gone through yet';
export const refundSlow = 'The payment provider has not completed the refund for a week';
export const refundUnknown = 'The payment provider has refunded more than the shop knows of';
/** With what the payment provider says about it, in English. */
export const saidByProvider = '{finding}: {said}';
