export const placedSubject = 'Order {number} received';
export const placedHeading = 'Thank you for your order';
export const paidSubject = 'Payment for order {number} received';
export const paidHeading = 'Payment received';
export const shippedSubject = 'Order {number} is on its way';
export const shippedHeading = 'Your order is on its way';
export const deliveredSubject = 'Order {number} was delivered';
export const deliveredHeading = 'Your order was delivered';
export const changedSubject = 'Your order {before} was changed';
export const changedHeading = 'Your order was changed';
export const cancelledSubject = 'Order {number} was cancelled';
export const cancelledHeading = 'Your order was cancelled';
export const refundStartedSubject = 'Refund for order {number} is on its way';
export const refundStartedHeading = 'Your money is on its way back';
export const refundedSubject = 'Refund for order {number}';
export const refundedHeading = 'We have returned your money';
export const lorryReceiptSubject = 'Lorry receipt for order {number}';
export const lorryReceiptHeading = 'Your lorry receipt';
export const creditNoteSubject = 'Credit note {creditNote} for order {number}';
export const creditNoteHeading = 'A credit note for your order';

export const placed = 'We have received your order {number}.';
export const keepCash = 'Please keep {total} in cash ready at the door.';
export const completePayment =
  'Please complete the payment on the order’s page; until then we hold the goods for a short while. There you can also choose to pay in cash.';
export const isPaid = 'It is paid.';
export const paid =
  'We have received your payment of {amount} for order {number} and are getting it ready.';
/** The same in the first mail about an order. */
export const placedAndPaid =
  'We have received your order {number} and your payment of {amount}, and are getting it ready.';
/** The sentence for an order that had been sent before. */
export const paidLater = 'We have received your payment of {amount} for order {number}.';
export const shipped = 'Order {number} has left our shop.';
/** Of a shipped order. */
export const invoiceIs = 'Its tax invoice is {invoice}; you can print it on the order’s page.';
export const lorryReceipt =
  'This is the lorry receipt for order {number}, with which it is collected.';
export const creditNote =
  'We have issued credit note {creditNote} over {amount} for order {number}. It corrects tax invoice {invoice}; you can print it on the order’s page.';
export const delivered =
  'Order {number} was delivered on {time}. If something is damaged or missing, tell us within 24 hours at {email} or {phone}.';
/** After the sentence before. */
export const rate = 'You can rate the products on the order’s page.';

export const changed = 'Your order {before} was changed: it is now {number}.';
export const changedTotal = 'It cost {old} and costs {total} now.';
/** Parts of one sentence: each product that the change touches, with its pieces. */
export const changedNew = '{product} × {after} (new)';
export const changedOut = '{product} × {before} (out)';
export const payChanged = 'Please pay {amount} by {date}.';
export const givesBackChanged = 'We give {amount} back to you.';
export const notAgreed = 'Not what we agreed? Call {phone} or write to {email} before it leaves.';
export const cancelled = 'Order {number} was cancelled on {time}.';
/** In place of the sentence before. */
export const notPaidInTime =
  'Order {number} was not paid within {minutes} minutes, so it was cancelled on {time}.';
export const nothingToPay = 'You do not have to pay anything.';
export const paidInCash =
  'About the {amount} that you paid in cash, write to {email} or call {phone}.';
/** By UPI, bank transfer or cash, before the goods left. */
export const paidByHand = 'About the {amount} that you paid, write to {email} or call {phone}.';
export const paymentOnItsWay = 'Your payment of {amount} is on its way back to you.';
export const paymentReturned = 'Your payment of {amount} had been returned to you before.';
export const backInCart = 'What it held is in your cart again.';

// Why money is returned; one of the sentences about the amount follows.
export const wasCancelled = 'Order {number} was cancelled.';
export const wasChanged = 'Order {number} was changed and costs less now.';
export const wasUnfillable =
  'Your payment for order {number} arrived when the order could no longer be filled.';
export const wasPaidTwice = 'Order {number} was paid twice. The order stays as it is.';
export const wasWrongAmount = 'A payment for order {number} was not of the order’s total.';
export const aboutPayment = 'This is about your payment for order {number}.';
export const amountOnItsWay = '{amount} is on its way back to you.';
/** Of the payment that the sentence before is about. */
export const partOnItsWay = '{amount} of it is on its way back to you.';
export const amountReturned = 'We have returned {amount}.';
export const partReturned = 'We have returned {amount} of it.';
export const bankTime = 'Your bank shows it within 5 to 7 working days.';

export const payment = 'Payment';
export const cashOnDelivery = 'Cash on delivery';
export const online = 'Online';
export const offline = 'UPI, bank transfer or cash';
export const placedOn = 'Placed on';
export const viewOrder = 'View order';
export const deliveryTo =
  'Delivery to: {name}, {street}, {city}, {state} {pincode}, phone {mobile}';
/** Below the address; {depot} is its name, address and phone. */
export const collectAt = 'To be collected at: {depot}';
