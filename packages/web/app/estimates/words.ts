/** A button below the cart: keeps goods and prices of today under a link. */
export const save = 'Save as estimate';
export const saving = 'Saving...';
export const saveFailed = 'Failed to save the estimate';
/** {number} is such as EQ-7K4Q-92XD. */
export const savedToast = 'Estimate {number} saved';

export const title = 'Estimate {number}';
export const titleOfDate = 'Estimate {number} of {date}';
/** On paper, before its number. */
export const paper = 'Estimate';
export const heldUntil = 'Prices held until {date}.';
export const notKept = 'Goods are not kept for you.';
export const notFound = 'This estimate could not be found.';
export const loadFailed = 'Failed to load the estimate';
export const ended = 'The prices of this estimate were held until {date}.';
export const endedByShop = 'The shop has ended this estimate.';
export const whatToday = 'This is what the list costs today.';
export const cheaper = 'Today this list costs {amount} less.';
export const takeToday = 'Take today’s prices';

export const goods = 'Goods';
export const product = 'Product';
export const priceEach = 'Price';
export const quantity = 'Quantity';
export const amount = 'Amount';
export const thenPrice = 'Then';
export const todayPrice = 'Today';
export const difference = 'Difference';
/** The same two on a narrow phone, as amounts. */
export const thenAndToday = 'Then {before}, today {now}';
export const total = 'Total';
/** Beside a price: what it is without the discount. */
export const listPrice = '{price}, {discount}% off';
/** Below the goods of an ended estimate. */
export const discount = 'Discount';
export const packing = 'Packing';
export const todayWithout = {
  one: 'Today without {count} product that is not there',
  other: 'Today without {count} products that are not there',
} as const;
export const goneToday = 'no longer sold';
export const onlyLeft = 'only {stock} left';
export const outOfStock = 'out of stock';

export const goOn = 'Go on with these prices';
export const putIntoCart = 'Put into my cart';
export const putting = 'Putting...';
export const print = 'Print';
export const share = 'Share on WhatsApp';
export const toShop = 'Send to the shop on WhatsApp';
export const copyList = 'Copy list';
export const listCopied = 'List copied';
export const listNotCopied = 'The list could not be copied';
/** The same button while goods are missing; {products} is '38 products'. */
export const goOnWithThere = 'Go on with what is there: {products}, {total}';
export const noneThere = 'None of these goods are there now. Prices are held until {date}.';
export const tooLong =
  'An order has at most {maximum} products. Put the list into your cart to order a part of it.';

/** The question when there are goods in the cart already. */
export const cartHasGoods = 'There are goods in your cart';
export const cartHasGoodsLead =
  'Replacing takes them out. Adding keeps them; of what is in both, the larger quantity stays.';
export const replaceCart = 'Replace my cart';
export const addToMyCart = 'Add to my cart';
export const inCart = 'The list is in your cart';
export const inCartPartly = 'What is there of the list is in your cart';

/** A button at the checkout, after '34 products'. */
export const show = 'Show';
export const hide = 'Hide';
/** In a message; {products} is '34 products'. */
export const message =
  '{shop}: estimate {number}, {products}, {total} without delivery. Prices held until {date}. {link}';
export const products = { one: '{count} product', other: '{count} products' } as const;

/** At the checkout, above the form. */
export const orderedAt = 'You order at the prices of estimate {number}, held until {date}.';
/** The same in a shop that takes enquiries. */
export const enquiredAt = 'You enquire at the prices of estimate {number}, held until {date}.';
export const seeEstimate = 'See the estimate';
