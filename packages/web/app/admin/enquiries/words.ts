/** Of the two views of the page of orders. */
export const views = 'Orders and enquiries';
export const enquiries = 'Enquiries';
/** How many the list holds. */
export const counted = { one: '{count} enquiry', other: '{count} enquiries' } as const;
/** In 'Pages of {things}' and the like. */
export const things = 'enquiries';
export const loading = 'Loading the enquiries…';
export const listFailed = 'Failed to fetch enquiries';
export const none = 'No enquiries';
export const noneYet =
  'Customers can send them once ‘How the shop sells’ is set to enquiries. What they ask for comes here.';
export const showAll = 'Show all enquiries';
export const search = 'Search enquiries';
export const searchHint = 'Number, name, phone, email';
export const state = 'State';
export const allStates = 'All states';
export const open = 'Open';
export const enquiry = 'Enquiry';
export const customer = 'Customer';
export const products = 'Products';
export const total = 'Total';
export const actions = 'Actions';
export const viewDetails = 'View details';
export const viewDetailsOf = 'View details of enquiry {number}';

/** A filter of the list beside the states of enquiries: estimates whose prices still count. */
export const runningEstimates = 'Running estimates';
export const countedEstimates = { one: '{count} estimate', other: '{count} estimates' } as const;
export const estimateSearchHint = 'Number, product';
export const noEstimates = 'No running estimates';
/** Below the state of an estimate. */
export const until = 'Until {date}';
export const nobody = 'Nobody is named in it';
export const withProduct = 'Estimates with {product}';
export const endThese = {
  one: 'End this {count} estimate',
  other: 'End these {count} estimates',
} as const;
export const endTitle = 'End all running estimates with {product}?';
export const endText =
  'Their prices count no more; whoever has the link of one sees the prices of today. This cannot be undone.';
export const endReasonHint = 'For your own history; customers do not read it';
export const endFailed = 'Failed to end the estimates';
export const estimatesWithIt = 'Running estimates with it';
export const estimateTitle = 'Estimate {number}';
export const endEstimate = 'End';
export const endOneTitle = 'End {number}?';
export const endOneText =
  'Its prices count no more; whoever has its link sees the prices of today. This cannot be undone.';
export const heldUntil = 'Its prices count until {date}.';

/** The states of an enquiry, as staff read them. */
export const estimate = 'Estimate';
export const toAnswer = 'To answer';
export const offered = 'Offered';
export const offerOver = 'Offer ended';
export const accepted = 'Accepted';
export const confirmed = 'Confirmed';
export const declined = 'Declined';
export const withdrawn = 'Withdrawn';

export const titleOf = 'Enquiry {number}';
export const loadingOne = 'Loading the enquiry…';
export const failed = 'Failed to fetch the enquiry';
/** For screen readers, before the state. */
export const stateIs = 'State:';
/** Of a moment: '21 Nov 2026, 4:05 pm, 2 hours ago'. */
export const sentAt = '{date}, {age}';
export const offerUntil = 'The offer is good until {date}.';
export const offerWasUntil = 'The offer was good until {date}. Offer again, or confirm it.';
/** Above what the customer wrote. */
export const changeAsked = 'The customer asks for a change:';
export const acceptedHint = 'The customer accepted. Speak with them, then confirm.';
export const confirmedAs = 'Confirmed as order <order>{number}</order>';
export const declinedFor = 'Declined: {reason}';
export const withdrawnFor = 'Withdrawn: {reason}';
export const withdrawnByCustomer = 'Withdrawn by the customer';
export const barred = 'This account has been banned or suspended since.';
export const belowMinimum = 'The goods are below your minimum order.';
export const notDelivered = 'You do not deliver to this district.';
export const orderingClosed = 'You take no orders now.';
export const paymentMissing =
  'Your settings do not say where to pay: they have neither a UPI id nor a bank account.';
export const overrule = 'You can confirm all the same; the history keeps that you did.';

export const call = 'Call';
export const whatsapp = 'WhatsApp';
export const phoneMissing = 'Phone not provided';
export const deskOrDeleted = 'No account';
/** Sent on the website by somebody without an account. */
export const guestNotVerified = 'No account. The number is not verified: call it.';
export const address = 'Delivery address';

export const askedFor = 'Asked for {asked}';
/** Of a line of an order that is being changed. */
export const soldPieces = 'Sold {asked}';
export const addedByShop = 'Added by the shop';
export const stockAndDemand = 'In stock {stock}, asked for in open enquiries {demand}';
export const inStock = 'In stock {stock}';
export const notSold = 'No longer sold';
export const listPriceIs = 'List price {price}';
export const priceToday = 'Today {price}';
export const quantity = 'Quantity';
export const quantityOf = 'Quantity of {product}';
export const price = 'Price each';
export const priceOf = 'Price each of {product}';
export const priceReason = 'Why this price';
export const priceReasonOf = 'Why this price of {product}';
export const reason = 'Why not as asked (optional)';
export const reasonOf = 'Why not as asked (optional): {product}';
export const takenOut = 'Taken out';
export const takeOut = 'Take out {product}';
export const putBack = 'Put {product} back';
export const takeOutTitle = 'Take out';
export const putBackTitle = 'Put back';
/** Saved as the reason when the price is the list's again. */
export const listPrice = 'List price';
export const addProduct = 'Add a product';
export const charges = 'Delivery and discount';
export const delivery = 'Delivery';
export const charge = 'Delivery charge in rupees';
export const discount = 'Discount in rupees';
/** {rule} is its name, {amount} what it takes off. */
export const bestNow = 'Best rule now: “{rule}”, {amount} off';
export const takeBest = 'Take the best price rule of now; the difference shows it';
export const discountReason = 'Reason of the discount';
export const customerNote = 'Note of the customer';
export const note = 'Your note to the customer';
export const noteHint = 'The customer reads it on the page of the enquiry';
export const save = 'Save';
export const saveFailed = 'Failed to save the enquiry';
export const saveFirst = 'Save your changes first.';
export const noEditYet = 'Nothing has been changed.';
export const opensAgain = 'Saving opens it again: what was offered or accepted counts no more.';
export const changedMeanwhile =
  'Somebody else changed this enquiry meanwhile. Your changes are not saved.';
export const notWhole = 'Enter a whole number from 0 to {maximum}';
export const amountMissing = 'Enter an amount, such as 150 or 89.95';
export const discountTooLarge = 'At most {total}, what the goods cost';
export const reasonMissing = 'Please give a reason';
export const nothingLeft = 'Leave at least one product, or decline the enquiry';
/** The same of an order that is changed. */
export const noGoodsLeft = 'Leave at least one product, or cancel the order';
export const tooMany = 'Leave at most {maximum} products';

export const sendOffer = 'Send offer';
export const offerTitle = 'Offer {number}?';
export const offerText = 'The customer gets a mail and can accept or withdraw on the page.';
export const offerDays = 'Days for which the offer is good';
export const daysHint = '1 to {maximum}';
export const message = 'Message (optional)';
export const offerFailed = 'Failed to send the offer';
export const offerDone = 'The offer has been sent. Send the link on WhatsApp as well:';
export const openWhatsapp = 'Open WhatsApp';

export const decline = 'Decline';
export const declineTitle = 'Decline {number}?';
export const declineText = 'The customer reads the reason. This cannot be undone.';
export const declineReason = 'Reason';
export const declineFailed = 'Failed to decline the enquiry';

export const confirmAsOrder = 'Confirm as order';
export const confirmTitle = 'Confirm {number}?';
export const confirmText = 'Its goods are taken out of stock and the customer gets a mail.';
export const payment = 'How it is paid';
export const offline = 'UPI, bank or cash, before the goods leave';
export const cod = 'Cash on delivery';
export const buyerGstin = 'GSTIN of the buyer (optional)';
export const businessName = 'Business name';
export const agreedBy = 'How it was agreed';
export const byPhone = 'Phone';
export const byWhatsapp = 'WhatsApp';
export const atCounter = 'Counter';
export const onPage = 'On the page';
export const confirm = 'Confirm';
export const confirmFailed = 'Failed to confirm the enquiry';
export const shortages = 'There is not enough in stock. Nothing was taken.';
export const shortage = '{product}: {needed} needed, {stock} in stock';
export const shortageNotSold = '{product}: {needed} needed, no longer sold';
export const setToStock = 'Set to what is there';
export const confirmThere = 'Confirm what is there: {total}';
export const nothingThere = 'Nothing of it is there. Change the goods, or decline.';
/** Saved as the reason of the line. */
export const onlyInStock = 'Only {stock} in stock';

export const history = 'History';
export const sentBy = 'Sent';
export const editedBy = 'Changed';
export const offeredBy = 'Offered';
export const confirmedBy = 'Confirmed as an order';
export const declinedBy = 'Declined';
export const acceptedBy = 'Accepted';
export const askedBy = 'Asked for a change';
export const withdrawnBy = 'Withdrawn';
export const changedBy = '{date}, by {by}';
/** What became of a line, a reason or a charge. */
export const wasAndIs = '{what}: {before} → {after}';
export const because = '{change} ({reason})';
export const priceOfLine = '{product}, price';
/** Why a line is not as it was asked for. */
export const reasonOfLine = '{product}, reason';
export const agreedHow = 'Agreed: {how}';
export const goodUntil = 'Good until {date}';
/** What the customer read with an offer. */
export const messageWas = 'Message: {message}';
export const reasonWas = 'Reason: {reason}';
/** Of a warning, such as 'You take no orders now.' */
export const overruled = 'All the same: {warning}';
export const nothing = 'nothing';

/** The change of an order, in its dialog. */
export const changeOrder = 'Change order';
export const changeTitle = 'Change order {number}';
export const seeDifference = 'See the difference';
export const makeChange = 'Change';
export const backToForm = 'Back';
export const changeFailed = 'The order was not changed';
export const differenceIs = 'What changes';
export const moneyToGiveBack = '{amount} to give back';
export const moneyToPay = '{amount} to pay';
export const stockTakes = 'Takes {goods}';
export const stockPutsBack = 'Puts back {goods}';
export const agreedWith = 'Agreed with the customer by';
export const changeReason = 'Reason';
export const changeReasonHint = 'For your own history; the customer does not read it';
export const changeFreed =
  'The order gets a new number, its link stays, and the customer gets a mail if there is an address.';
export const refusedStatus = 'It has left, is closed, or has been changed already.';
export const refusedUndecided = 'Decide about its payment first.';
export const refusedInvoiced = 'It has an invoice. Cancel it and make a new one.';
export const refusedRefunded = 'Money of it was given back. Cancel it and make a new one.';
export const refusedDearer = 'It is paid online. Make a second order for what is added.';
export const refusedTooOften = 'It has been changed 98 times. Cancel it and make a new one.';
