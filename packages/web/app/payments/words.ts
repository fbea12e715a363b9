export const sdkFailed = 'Failed to load the payment SDK';
export const failed = 'Payment failed';
/** The dialog of the payment provider was closed. */
export const closed = 'Payment closed by user';
export const verificationFailed = 'Payment verification failed';
export const paid = 'Payment successful! Order confirmed.';
/** Another amount was paid; the page of the order says more. */
export const differs = 'Your payment is not the total of this order.';
export const doNotPayAgain = 'You do not have to do anything. Please do not pay again.';

export const complete = 'Complete payment';
/** Beside the button, in a list. */
export const minutesLeft = '{minutes} min left';
/** Beside the button; {remaining} is minutes and seconds, such as 19:05. */
export const timeLeft = 'Time left {remaining}';

export const notCompleted = 'Payment was not completed';
export const waits =
  '<order>Order #{orderId}</order> is placed and kept for you. Pay it before its time is up, and it is on its way.';
/** Not as forms: those would be loaded with the checkout. */
export const anotherWaits = '{count} more order waits for payment in <orders>My Orders</orders>.';
export const othersWait = '{count} more orders wait for payment in <orders>My Orders</orders>.';

export const cashInstead = 'Pay cash on delivery instead';
export const cashTitle = 'Pay cash on delivery instead?';
export const cashText = 'Order #{orderId} stays as it is. You pay {total} in cash when it arrives.';
export const payInCash = 'Pay in cash';

export const change = 'Change the order';
export const changeTitle = 'Change the order?';
export const changeText =
  'Order #{orderId} is cancelled and its items go back into your cart, where you can change them and order again. They are no longer kept for you.';
/** Instead of the shop's answer, when some of its products are no longer sold. */
export const changedInPart = 'What is still sold is back in the cart';

export const cancel = 'Cancel order';
/** The button that leaves the order as it is. */
export const keep = 'Keep order';
export const cancelTitle = 'Cancel order #{orderId}?';
/** Followed by one of the next four sentences. */
export const cancelText = 'Its items are no longer kept for you and do not go back into your cart.';
export const nothingToPay = 'You pay nothing.';
export const notPaid = 'You have not paid for it.';
export const moneyGoesBack =
  'Your payment of {amount} goes back to you; your bank shows it within 5 to 7 working days.';
export const moneyWentBack = 'Your payment has gone back to you.';
