// The subject of a mail is its heading, too.
export const subjects = {
  payment: 'Payment reported for {number}',
  problem: 'Problem reported for {number}',
  received: 'We have your report about {number}',
  decided: 'Our answer about {number}',
} as const;

// To the shop.
/** {method} is 'UPI' or 'bank transfer'. */
export const saysPaid =
  '{customer} says: {amount} sent by {method}, reference {reference}, on {date}. Look for it, then book it.';
export const saysProblem = '{customer} reports a problem with what came.';
export const upi = 'UPI';
export const bank = 'bank transfer';
/** What is wrong with a product of the order. */
export const pieces = {
  damaged: '{count} damaged',
  missing: '{count} missing',
  wrong: '{count} wrong',
} as const;
export const phone = 'Phone';
export const reportedOn = 'Reported on';
export const openOrder = 'Open the order';

// To the buyer.
export const receivedPayment =
  'Thank you. We look for {amount}, reference {reference}, usually within a day.';
export const receivedProblem =
  'Thank you. We look into the problem with your order {number} and answer you.';
/** What the shop says follows. */
export const notFound =
  'We have not found your payment of {amount}, reference {reference}, for order {number}.';
export const problemAccepted = 'We are sorry about the problem with your order {number}.';
export const problemRefused = 'We have looked into the problem with your order {number}.';
export const viewOrder = 'View order';
