/** In the place of 'My Orders' above the list of enquiries. */
export const myEnquiries = 'My Enquiries';
export const myOrdersDescription = 'What you have ordered and how far it has come.';
export const order = 'Order';
export const orderDescription = 'What was ordered, how far it has come and the invoice.';
export const orderTitle = 'Order {number}';
export const placedOn = 'Placed on {date}';
export const ordersFailed = 'Failed to fetch orders';
export const orderFailed = 'Failed to fetch order details';
export const loadingOrders = 'Loading orders…';
export const loadingOrder = 'Loading order…';

export const search = 'Search my orders';
export const searchHint = 'Order number or product';
export const status = 'Status';
export const allOrders = 'All orders';
export const noMatches = 'No orders match';
export const noMatchesHint = 'Look for an order number or a product, in all states.';
export const showAll = 'Show all orders';
/** How many the list holds. */
export const counted = { one: '{count} order', other: '{count} orders' } as const;
export const noOrders = 'No orders found';
export const noOrdersHint = "You haven't placed any orders yet";
export const startShopping = 'Start Shopping';
export const emptyPage = 'There are no orders on this page.';
export const newestOrders = 'Newest orders';
export const pages = 'Pages of orders';

export const totalAmount = 'Total Amount';
/** After the names of three products. */
export const andMore = '+ {more} more';
/** A button; screen readers read what is hidden as well, as with the next two. */
export const viewDetails = 'View Order Details<hidden> of order {orderId}</hidden>';
/** On an order that waits for UPI, bank or cash. */
export const howToPay = 'How to pay<hidden> order {orderId}</hidden>';
export const invoiceOf = 'Invoice<hidden> of order {orderId}</hidden>';
export const orderAgain = 'Order again<hidden>: order {orderId}</hidden>';

export const notFound = 'Order Not Found';
export const notFoundHint = 'There is no such order among yours.';
export const back = 'Back';
/** Tax documents of the order. */
export const taxInvoiceOf = 'Tax invoice {number} of {date}';
export const creditNoteOf = 'Credit note {number} of {date}';
export const help = 'Something missing, broken or unclear? <ask>Ask us about this order</ask>';
/** Below the button that prints. */
export const saveAsPdf = 'To keep it, choose ‘Save as PDF’ in the print window.';
export const payment = 'Payment';

/** On a phone, above the lines: shows the buttons to review them, or hides them again. */
export const rate = {
  one: 'How was it? Rate {count} product',
  other: 'How were they? Rate {count} products',
} as const;
export const rateLater = 'Rate them later';
/** A button above the lines of an order, which opens what the law wants said of the products. */
export const safetyFacts = 'Safety';
export const items = 'Items';
export const item = 'Item';
export const priceEach = 'Price each';
export const quantity = 'Quantity';
export const amount = 'Amount';
/** Below a price: the one before the discount. */
export const listPrice = '{price}, {discount}% off';
/** Below the address; {depot} is its name, address and phone. */
export const collectAt = 'To be collected at: {depot}';
export const onItsWayBack = 'On its way back';
export const returned = 'Returned';

export const gettingReady = 'We are getting it ready.';
export const gettingReadyOncePaid = 'We get it ready once its payment is confirmed.';
export const waitsForPayment = 'Waiting for your payment.';
export const shippedOnTo = 'Shipped on {date}, on its way to {city}.';
export const shippedTo = 'Shipped, on its way to {city}.';
export const deliveredOn = 'Delivered on {date}.';
export const wasDelivered = 'Delivered.';
export const cancelledOn = 'Cancelled on {date}.';
export const wasCancelled = 'Cancelled.';

/** Of an order that ran out, in the list and on its page. */
export const notPaidInTime = 'Not paid within {minutes} minutes, so it was cancelled.';
export const runOut =
  'This order was not paid within {minutes} minutes, so it was cancelled. What it held is in <cart>your cart</cart> again, as far as it is in stock.';
export const paidInCash = 'Paid in cash';
export const paid = 'Paid';
export const paidOnline = 'Paid online';
export const cashOnDelivery = 'Cash on delivery';
export const notPaidYet = 'Not paid yet';
/** Below the total of an order in the list. */
export const sumOnItsWay = '{sum} on its way back';
export const sumReturned = '{sum} returned';
/** Sums in several currencies. */
export const sumAndSum = '{sums} and {sum}';

/** The steps of an order. */
export const stepPlaced = 'Order Placed';
export const stepShipped = 'Shipped';
export const stepDelivered = 'Delivered';
export const stepCancelled = 'Cancelled';
/** Of a step, where its date is not known. */
export const pending = 'Pending';
export const inProgress = 'In progress';
export const completed = 'Completed';

export const orderWaitsAndKeeps =
  'This order waits for its payment. Its items are kept for you meanwhile.';
export const orderWaits = 'This order waits for its payment.';
export const timeIsOver = 'The time to pay this order online is over.';
export const orderCancelledOn = 'This order was cancelled on {date}.';
export const orderCancelled = 'This order was cancelled.';
export const refundOnItsWay = '{sum} is on its way back to you.';
export const surplusOnItsWay = '{sum} that you paid beyond this order is on its way back to you.';
export const bankDays = 'Your bank shows it within 5 to 7 working days.';
export const refundReturned = '{sum} has been returned to you.';
export const surplusReturned = '{sum} that you paid beyond this order has been returned to you.';
export const refundDue = 'Your payment of {sum} will be returned to you.';
export const paidInstead = 'You paid {paid} instead of {total}.';
export const paymentUnclear = 'Your payment could not be confirmed.';
export const doNotPayAgain =
  'Please do not pay again. We are looking into it and will contact you, or return your money.';

export const thanks = 'Thank you. Order {number} is placed.';
export const goesTo = 'Goes to';
export const mail = 'Mail';
export const confirmationGoesTo = 'A confirmation goes to {email}.';
export const whatNext = 'What happens next';
export const weShip = 'We pack your order and mail you when it is on its way.';
export const print = 'Print';
export const payAtTheDoor = 'To be paid in cash at the door';
export const placedToast = 'Order Placed Successfully';

/** Not as forms: those would be loaded with the list of orders. So are the next ones. */
export const onlyInCart = '{count} product of this order is in your cart';
export const allInCart = '{count} products of this order are in your cart';
export const changedTitle = 'In your cart, with changes';
export const nothingTitle = 'None of these goods are there now';
export const onlyOneInCart = '1 of 1 product of this order is in your cart.';
export const oneInCart = '{inCart} of {count} products of this order is in your cart.';
export const someInCart = '{inCart} of {count} products of this order are in your cart.';
export const stay = 'Stay here';
export const seeProducts = 'See what there is';
/** After the name of a product, in a list. */
export const noLongerSold = 'no longer sold';
export const soldOut = 'sold out';
export const cartFull = 'your cart is full, with {maximum} products';
export const onlySomeInStock = 'only {stock} of {quantity} in stock';
export const priceInstead = '{now} instead of {before} each';

/** Above what was changed in an order that replaces another one. */
export const changedFrom = 'Changed from {number} on {date}';
export const changedTotal = 'Total {before} → {after}';
export const newInOrder = 'New';
export const outOfOrder = 'Out';
export const notAgreed = 'Not what we agreed? Call or write to us before it leaves.';
/** Of an order that another one replaces. */
export const changedInto = 'Changed into <order>{number}</order>';
