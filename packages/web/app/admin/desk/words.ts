export const title = 'New order';
export const description = 'An order by phone, by message or at the counter.';
/** A link on an order and an enquiry. */
export const copyAsNew = 'Copy as new';
export const loading = 'Loading the price list…';
export const loadFailed = 'Failed to fetch the price list';

export const came = 'How it came';

export const buyer = 'Buyer';
export const find = 'Find an earlier buyer';
export const findHint = 'Name or number, at least 3 characters';
export const found = { one: '{count} buyer', other: '{count} buyers' } as const;
export const nobodyFound = 'Nobody found: write the name and the number below.';
export const findFailed = 'Buyers could not be searched';
export const lastOrder = 'last order {date}';
export const noOrder = 'no order yet';
export const hasAccount = 'account';
export const ofAccount = 'The order will be in the account of {name}.';
export const withoutAccount = 'Without the account';
export const barred = 'This account is banned or suspended.';
export const name = 'Name';
export const mobile = 'Mobile number';
export const email = 'E-mail (optional)';
export const gstin = 'GSTIN of a business (optional)';
export const isAdult = 'The buyer says they are 18 or older';

export const where = 'Where to';
export const savedAddress = 'Saved address';
export const newAddress = 'Another address';
export const collectAt = 'Collects at {depot}';
export const collectHere = 'At the counter';
export const street = 'Address';
export const pincode = 'Pincode';
export const state = 'State';
export const city = 'City';
export const businessName = 'Business name';
export const district = 'District';
export const chooseDistrict = 'Select district';

export const goods = 'Goods';
export const add = 'Number or name';
export const addHint = '12 or a name, then Enter. 12-5 takes five of No. 12.';
export const matches = { one: '{count} product', other: '{count} products' } as const;
export const noMatch = 'No product has this number or name.';
/** What was set by one entry: {product} is 'No. 12 Flower Pots'. */
export const set = '{product}: {quantity}';
export const nothingYet = 'No goods yet.';
export const nothingChosen = 'Add at least one product';
export const inStock = '{stock} in stock';
export const demand = '{demand} asked for in open enquiries';
export const onlyInStock = 'Only {stock} in stock';
export const gone = 'No longer sold';
export const otherPrice = 'Another price';
export const otherPriceOf = 'Another price for {product}';
export const priceReason = 'Why this price';
export const priceReasonOf = 'Why this price for {product}';
/** Below every reason. */
export const customerReads = 'The customer reads this';

export const charges = 'Delivery, discount and note';
export const chargeHint = 'Empty: as your settings say';
export const takeBest = 'Take the best price rule';
export const discountReason = 'Why the discount';
export const note = 'Note to the customer (optional)';

export const sums = 'Sum and agreement';
export const kindOf = 'What it becomes';
export const anEstimate = 'Estimate';
export const anOffer = 'Offer';
export const anOrder = 'Order';
export const estimateText = 'Holds today’s prices. Nothing is taken out of stock.';
export const offerText = 'The buyer accepts it on the link, or asks for a change.';
export const orderText = 'Its goods are taken out of stock now.';
export const days = 'Days for which the offer is good';
export const daysHint = 'Empty: as your settings say';
export const beforeItLeaves = 'Before it leaves';
export const onDelivery = 'Cash on delivery';
export const paidNow = 'Paid now';
export const amount = 'Amount received, in rupees';
export const method = 'Paid by';
export const reference = 'Reference of the transfer';
export const receivedOn = 'Received on';
export const saveEstimate = 'Save as estimate';
export const sendOffer = 'Send as offer';
export const makeOrder = 'Make the order';
export const failed = 'It could not be saved';
export const shortages = 'There is not enough in stock. Nothing was written.';
export const clear = 'Empty the page';
export const clearQuestion = 'Empty the page?';
export const clearText = 'What you have typed here is gone then.';
export const keep = 'Keep it';

/** After it is saved. */
export const orderDone = 'Order {number}';
export const offerDone = 'Offer {number}';
export const estimateDone = 'Estimate {number}';
export const forBuyer = 'for {name}';
export const openIt = 'Open and print';
export const next = 'Next order';
export const amountHint = 'Empty: the whole sum';
/** After a try whose answer was lost. */
export const writtenBefore =
  'An earlier try was saved, though its answer was lost, and the page has been changed since. Look among the orders first.';
export const seeOrders = 'Orders';
export const makeAnother = 'Make another one';
export const listPriceOf = 'List price for {product}';
export const notRead = 'This entry cannot be read: {why}';
export const readerMissing =
  'Entries with a quantity cannot be read now. Take number and quantity one after the other.';
export const tooMany = 'At most {maximum} products';
export const listIsCut = 'The price list shows its first {maximum} products only.';
