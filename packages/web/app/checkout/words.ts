export const title = 'Checkout';
export const description = 'Choose where your fireworks go and how you pay.';
export const enquiryDescription = 'Choose where your fireworks go and send your enquiry.';
export const loading = 'Loading checkout…';

export const products = { one: '{count} product', other: '{count} products' } as const;
/** Two states of one button after '3 products': it unfolds the items, or hides them again. */
export const change = 'Change';
export const hide = 'Hide';

/** For screen readers: the choice between the next two. */
export const howItComes = 'Delivered or collected';
export const deliverToAddress = 'Deliver to this address';
/** Free; {depot} is the name of one. */
export const collectAtDepot = 'Collect at a depot: {depot}';

export const paymentMethod = 'Payment method';
export const payOnline = 'Pay online';
export const onlineMeans = 'Card, UPI or net banking';
export const unavailable = 'Currently unavailable';
export const cashOnDelivery = 'Cash on delivery';
export const cashLead = 'Pay when your order arrives';

export const summary = 'Order summary';
export const ageNotice = 'By placing this order you confirm that you are 18 or older.';
export const placeOrder = 'Place Order';
export const placing = 'Placing order...';
/** The same three in a shop that takes enquiries. */
export const enquiryAgeNotice = 'By sending this enquiry you confirm that you are 18 or older.';
export const sendEnquiry = 'Send Enquiry';
export const sending = 'Sending...';
/** At the foot of a phone's screen, before the amount. */
export const total = 'Total';
/** The button of an order that is paid online. */
export const pay = 'Pay {total}';
export const addressMissing = 'Please select a delivery address';
export const tooMany = 'An order can have at most {maximum} products';
export const shortLines = 'Some items are out of stock or fewer than you chose';

export const cashFailed = 'Failed to place COD order';
/** Above the button, when the last attempt got no answer. */
export const unanswered = 'We do not know yet whether your last order got through.';
export const unansweredEnquiry = 'We do not know yet whether your last enquiry got through.';
export const repeatable = 'You can safely send it again: it counts only once.';
export const look = 'Please look under <orders>My Orders</orders> before you order again.';
export const lookEnquiry =
  'Please look under <orders>Enquiries</orders> before you send another one.';
export const looked = 'I have looked';
