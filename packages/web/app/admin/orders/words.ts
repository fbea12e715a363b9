export const title = 'Order Management';
export const description = 'Orders of the shop, their payment and their way to the customer.';
export const atMostSelected = 'At most {maximum} orders at once';
/** What the keys x and s do. */
export const selectByKey = 'select';
export const shipByKey = 'ship the open order and open the next';
export const search = 'Search orders';
export const searchHint = 'Order, name, phone, city, amount';
export const allStatuses = 'All statuses';
export const toPack = 'To pack';
export const open = 'Open';
export const selectPage = 'Select this page';
export const unpaidConfirmed = 'Unpaid confirmed orders only: show all';
export const ofOneCustomer = 'Of one customer only: show all';
export const bell = 'Sound for new orders';
export const newOrders = { one: '{count} new order', other: '{count} new orders' } as const;
export const showNew = 'Show';

export const orders = 'Orders';
/** How many the list holds. */
export const counted = { one: '{count} order', other: '{count} orders' } as const;
/** In 'Pages of {things}' and the like. */
export const things = 'orders';
export const order = 'Order';
export const customer = 'Customer';
export const city = 'City';
export const total = 'Total';
export const payment = 'Payment';
export const status = 'Status';
export const actions = 'Actions';
export const items = { one: '{count} item', other: '{count} items' } as const;
export const selectOrder = 'Select order {orderId}';
export const viewDetails = 'View details';
export const viewDetailsOf = 'View details of order {orderId}';

export const loadingOrder = 'Loading the order…';
/** For screen readers, before the status. */
export const statusIs = 'Status:';
export const printSlip = 'Print packing slip';
export const products = 'Products';
export const totalOf = { one: 'Total, {count} item', other: 'Total, {count} items' } as const;
/** Above the total: what was ordered, and what was given back of it. */
export const asOrdered = 'As ordered';
export const refunded = 'Refunded';
/** Of a product's pieces. */
export const piecesRefunded = '{count} refunded';
export const piecesInStock = '{count} back in stock';
/** The line of a product. */
export const lineOff = '{line} ({discount}% off)';
export const markShipped = 'Mark shipped';
export const markShippedNext = 'Mark shipped, open next';
export const shipped = 'Order {orderId} marked as shipped';
export const markDelivered = 'Mark delivered';
export const updateFailed = 'Failed to update order status';

export const orderStatus = 'Order status';
export const reasonOptional = 'Reason (optional)';
export const update = 'Update';
export const chooseAnother = 'Choose another status to update the order.';
export const statusUpdated = 'Order status updated to {status}';
/** A status, as the sentence above names it. */
export const updatedPending = 'PENDING';
export const updatedProcessing = 'PROCESSING';
export const updatedShipped = 'SHIPPED';
export const updatedDelivered = 'DELIVERED';
export const updatedCancelled = 'CANCELLED';
export const updatedPendingPayment = 'PENDING_PAYMENT';
/** `when` is '2 minutes ago' or 'meanwhile'. */
export const changed = '{by} changed this order to {status} {when}';
export const keep = 'Keep as it is';
export const cancelQuestion = 'Cancel order {orderId}?';
export const cancelPaid =
  'Its products go back into stock, the payment is given back and the customer gets a mail.';
export const cancelUnpaid = 'Its products go back into stock and the customer gets a mail.';
export const cancelPaidByHand =
  'Its products go back into stock and the customer gets a mail. Give the money back and book it under Payment.';
export const cancelOrder = 'Cancel the order';
export const setBackQuestion = 'Set order {orderId} back to {status}?';
export const setTo = 'Set to {status}';
export const reviveText =
  'The cancelled order becomes an order again and takes its products out of stock.';
export const setBackText = 'It is {status} now. The dates that came with that are taken back.';

export const history = 'History';
/** Of an order that replaces another one. */
export const changedFrom = 'Changed from <order>{number}</order>';
export const changedFromBy = 'Changed from {number} by {by}: {reason}';
export const loadingHistory = 'Loading the history…';
/** Between two statuses: the one before and the one after. */
export const changedTo = 'to';
export const changedBy = '{date}, by {by}';
/** Who made a change that no admin made, besides Customer and Payment. */
export const shop = 'Shop';

export const phoneMissing = 'Phone not provided';
export const ordersOfCustomer = 'All orders of this customer';
/** Of a buyer by phone, by message or at the counter. */
export const noAccount = 'No account';
export const guest = 'The account has been deleted';
export const adultShown = '18 or older: shown at checkout';
export const adultNotShown = '18 or older: not recorded as shown';

export const notPaidYet = 'Not paid yet: {amount}';
export const failed = 'Failed: {amount}';
export const authorised = 'Authorised: {amount}';
export const paid = 'Paid: {amount}';
export const cashToCollect = '{cash} to collect';
/** The business that the tax invoice is made out to. */
export const addBuyer = 'GSTIN for the invoice';
export const changeBuyer = 'Change GSTIN';
export const buyerTitle = 'GSTIN of the buyer of {number}';
export const buyerText =
  'It stands on the tax invoice. Once that is issued, nothing can be changed. Leave both empty for a private buyer.';
export const buyerGstin = 'GSTIN of the buyer';
export const businessName = 'Business name';
export const saveBuyer = 'Save';
export const buyerFailed = 'The GSTIN could not be saved';
export const gatewayOrder = 'Gateway order';
export const gatewayPayment = 'Gateway payment';
export const refundable = '{amount} can be refunded';

export const acceptAmount = 'Accept {amount}';
export const acceptAmountQuestion = 'Accept {amount}?';
export const acceptUnpaid = 'Accept it unpaid';
export const acceptUnpaidQuestion = 'Accept it unpaid?';
export const takeOff = 'Take it off the list';
export const takeOffQuestion = 'Take it off the list?';
export const acceptFailed = 'The payment could not be accepted';
export const paidInstead = '{paid} was paid for this order of {total}.';
export const noneReported =
  'The customer’s browser confirmed a payment of {amount}, but the payment provider reports none.';
export const paidConsequence =
  'It cannot be shipped until you accept the payment as it is, or refund it under Payment.';
export const paidNoneConsequence =
  'It cannot be shipped until you accept it. Cancel it if the money does not come.';
export const unpaidConsequence =
  'It does not count as paid until you accept the payment as it is; else refund it under Payment.';
export const unpaidNoneConsequence = 'The order does not count as paid.';
export const nothingChanges = 'Nothing about the order changes.';
export const canBeShipped = 'Order {orderId} can be shipped as it is.';
export const countsAsPaid = 'Order {orderId} counts as paid in full and the customer gets a mail.';

export const compareFailed = 'The payments could not be compared with the payment provider';
export const compareAgain = 'Compare again';
export const paymentsToLookInto = 'Payments to look into';
export const morePayments = '{count} more';
export const allAgree = 'All payments agree with the provider.';
/** Of a payment: its amount, since when it differs, and its id. */
export const amountSince = '{amount}, since {date}, {id}';
/** In the provider's words, in English. */
export const providerRefused = 'The payment provider refused to take {amount}: “{said}”';
export const refusedTo = {
  one: '{customer}, {phone}, {date}',
  other: '{customer}, {phone}, {count} tries, the last {date}',
} as const;
export const openToDecide = 'Open the order to accept or refund this payment.';
/** A button; screen readers read what is hidden as well. */
export const askAgain = 'Ask again<hidden> about order {orderId}</hidden>';
export const askFailed = 'The payment provider could not be asked again';
export const keysRefused = 'The payment provider refuses the shop’s keys.';
export const keysRefusedSince = 'The payment provider refuses the shop’s keys since {date}.';
export const checkKeys = 'No payment can be made or compared. Check {keyId} and {keySecret}.';
export const silentSince = 'The payment provider has not answered since {date}.';
export const askedEveryMinute =
  'It is asked every minute; what was paid meanwhile is settled when it answers.';
export const comparedOn = 'The payments were last compared with the provider on {date}.';
export const neverCompared = 'The payments have not been compared with the provider yet.';
/** Orders that wait for the payment provider. */
export const waiting = {
  one: '{count} order waits for it.',
  other: '{count} orders wait for it.',
} as const;

export const refund = 'Refund';
export const refundSum = 'Refund {sum}';
export const refundQuestion = 'Refund order {orderId}?';
export const sumGoesBack =
  '{sum} goes back to {customer} the way it was paid. This cannot be undone.';
export const moneyGoesBack =
  'The money goes back to {customer} the way it was paid. This cannot be undone.';
export const refundFailed = 'Failed to refund the payment';
export const refundRequested = 'Refund of {sum} requested';
export const refundConflict =
  '{by} changed the refunds of this order {when}. Nothing was refunded now.';
export const stillRefundable = '{amount} of this payment can still be refunded.';
export const nothingLeft = 'Nothing of this payment is left to refund.';
export const reason = 'Reason';
export const reasonMissing = 'Please give a reason';
export const orderStays =
  'The order itself stays {status}. Cancel it as well if it is not to be sent.';
/** Beside the pieces to refund. */
export const chargesStay =
  'Packing and delivery are not part of the pieces. Refund them as an amount, or all that is left.';
export const whatToRefund = 'What to refund';
export const all = 'All {amount}';
export const anAmount = 'An amount';
export const piecesOf = 'Pieces of {product}';
export const piecesHint = '{price} each, at most {pieces}';
/** A box to tick, of the pieces that are refunded. */
export const backInStock = 'Put these pieces back into stock';
export const backInStockHint = 'Leave it empty when they are broken or missing.';
export const piecesMissing = 'Enter how many pieces to refund';
export const notWhole = 'Enter a whole number';
export const atMostPieces = {
  one: 'At most {count} piece',
  other: 'At most {count} pieces',
} as const;
export const amountInRupees = 'Amount in rupees';
export const amountIn = 'Amount in {currency}';
export const atMostAmount = 'At most {amount}';
export const amountMissing = 'Enter an amount, such as 150 or 89.95';
export const tooManyDecimals = 'At most 2 decimals';

export const refunds = 'Refunds';
export const refundOf = 'Refund of {sum}';
export const withdrawn = 'Withdrawn';
/** The dates of a refund, one after the other. */
export const requestedOn = 'Requested {date}';
export const returnedOn = 'returned {date}';
export const withdrawnOn = 'withdrawn {date}';
export const failedOn = 'failed {date}';
export const aProduct = 'A product';
export const atTheProvider = 'Made in the payment provider’s dashboard';
export const nothingReturned = 'Nothing was returned: the order goes on.';
export const triedByItself = 'It has not gone through yet and is tried again by itself.';
export const providerSays = 'The payment provider says: “{message}”';
export const tryAgain = 'Try again<hidden> to refund {sum}</hidden>';
export const retryFailed = 'Failed to try the refund again';
export const triedAgain = 'Refund of {sum} is tried again';

export const selectedOrders = 'Selected orders';
export const selected = '{count} selected';
export const selectedElsewhere = '{count} selected, {elsewhere} on other pages';
export const clear = 'Clear';
export const exportSelected = 'Export';
export const printSlips = 'Print all slips';
export const notShipped = {
  one: '{count} order could not be marked as shipped:',
  other: '{count} orders could not be marked as shipped:',
} as const;
export const markedShipped = {
  one: '{count} order marked as shipped',
  other: '{count} orders marked as shipped',
} as const;
export const markedAndRefused = {
  one: '{count} order marked as shipped, {refused} refused',
  other: '{count} orders marked as shipped, {refused} refused',
} as const;
export const noneToPack = 'None of the selected orders waits to be packed';
export const shipQuestion = {
  one: 'Mark {count} order as shipped?',
  other: 'Mark {count} orders as shipped?',
} as const;
export const eachGetsMail = 'Each customer gets a mail.';
export const othersStay = {
  one: '{count} selected order that does not wait to be packed will stay as it is.',
  other: '{count} selected orders that do not wait to be packed will stay as they are.',
} as const;
export const refundedStay = {
  one: '{count} selected order that was refunded whole will stay as it is.',
  other: '{count} selected orders that were refunded whole will stay as they are.',
} as const;

export const pickingList = 'Picking list';
export const notDelivered = {
  one: '{count} order could not be marked as delivered:',
  other: '{count} orders could not be marked as delivered:',
} as const;
export const markedDelivered = {
  one: '{count} order marked as delivered',
  other: '{count} orders marked as delivered',
} as const;
export const deliveredAndRefused = {
  one: '{count} order marked as delivered, {refused} refused',
  other: '{count} orders marked as delivered, {refused} refused',
} as const;
export const noneOnItsWay = 'None of the selected orders is on its way';
export const deliverQuestion = {
  one: 'Mark {count} order as delivered?',
  other: 'Mark {count} orders as delivered?',
} as const;
export const deliveredMeans = 'Each customer gets a mail. Cash at the door counts as received.';
export const othersNotOnTheirWay = {
  one: '{count} selected order that is not on its way will stay as it is.',
  other: '{count} selected orders that are not on their way will stay as they are.',
} as const;
export const exportCsv = 'Export CSV';
export const exportOrders = 'Export orders';
export const exportFor = 'For Excel and other spreadsheets, with dates in Indian time.';
export const exportFailed = 'Failed to export orders';
export const taxDocuments = 'Tax papers';
/** A button; screen readers hear the number with it. */
export const printTaxDocument = 'Print';
export const printTaxDocumentOf = 'Print {number}';
export const taxDocumentsHint = 'One row for each tax invoice and credit note, for the tax return';
/** The month of the papers. */
export const issuedIn = 'Issued in';
export const exportFile = 'File';
export const exportOrdersHint =
  'One row an order: what was paid and refunded, when, and the provider’s ids';
export const productsSold = 'Products sold';
export const productsSoldHint =
  'One row for each product of an order, after refunds, with its address';
export const placedIn = 'Placed in';
export const allMonths = 'All months';
export const download = 'Download';
export const filteredBy = 'Only what the list is filtered by: {filters}';
export const filteredByOwing = 'unpaid confirmed orders';
export const filteredByCustomer = 'of one customer';

/** The status of an order. */
export const statusPending = 'Pending';
export const statusProcessing = 'Processing';
export const statusShipped = 'Shipped';
export const statusDelivered = 'Delivered';
export const statusCancelled = 'Cancelled';
export const statusPendingPayment = 'Pending payment';
/** The payment of an order. */
export const paymentUnpaid = 'Unpaid';
export const paymentPaid = 'Paid';
export const paymentFailed = 'Failed';
export const paymentRefunded = 'Refunded';
/** The state of a refund. */
export const stateRequested = 'Requested';
export const stateOnItsWay = 'On its way';
export const stateReturned = 'Returned';
export const stateFailed = 'Failed';
