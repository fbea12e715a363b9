export const title = 'Cart';
export const description = 'What you have chosen.';
export const products = { one: '{count} product', other: '{count} products' } as const;
export const pieces = { one: '{count} piece', other: '{count} pieces' } as const;
/** What is in a cart: '39 products, 115 pieces'. */
export const goods = '{products}, {pieces}';
/** The button in the bar, for screen readers; {items} is '2 products, 3 pieces'. */
export const cartWith = 'Cart, {items}';
/** For screen readers, after each change; {items} is '2 products, 3 pieces', {subtotal} an amount. */
export const status = '{items} in your cart, {subtotal}';
export const viewCart = 'View cart';
export const closeCart = 'Close cart';
/** At the foot of a phone's screen, in one line after the icon of a cart, '3 products' and an amount. */
export const view = 'View cart';
export const loading = 'Loading cart…';
export const loadFailed = 'Failed to fetch cart items';
/** In the drawer, before a link to the page of the cart. */
export const notLoaded = 'The cart could not be loaded here.';
export const empty = 'Your cart is empty';
export const emptyLead = 'What you choose waits here, also without an account.';
export const ourProducts = 'Our Products';

export const addToCart = 'Add to cart';
/** The same button on a card, and for screen readers with the product. */
export const addOnCard = 'Add';
export const addToCartNamed = 'Add to cart: {name}';
/** On a product's page. */
export const inCart = '{quantity} in your cart';
/** On a product's card, in the button that adds more: short. */
export const inCartShort = '{quantity} in cart';
export const onlyInStock = 'Only {available} in stock';
export const atMost = 'At most {available} can be ordered';
export const added = '{name} added to cart';
/** When several products were added one after the other. */
export const productsAdded = '{count} products added to cart';
/** One item, and several at once. */
export const removed = 'Item removed from cart';
export const severalRemoved = '{count} items removed from cart';
/** Of one product, in the price list. */
export const notSold = 'No longer sold';
export const unsold = 'Some items are no longer sold and were taken out of your cart';
export const unsoldNames = 'No longer sold, and not in your cart any more: {names}.';
export const dismiss = 'Dismiss';
/** After a list was put into the cart: its goods that are missing, each of the second with '1 of 3'. */
export const listGone = 'Not there: {names}.';
export const listNoRoom = 'No room in the cart: {names}.';
export const listFewer = 'Fewer: {names}.';
export const listLeftOf = '{left} of {quantity}';
/** The same for prices, each with '₹586.50 → ₹680.00'. */
export const listDearer = 'Dearer today: {names}';
export const quantityFailed = 'Failed to update quantity';
export const removeFailed = 'Failed to Remove';

/** The heading of the lines, for screen readers. */
export const itemsLabel = 'Items';
/** Below what a line comes to. */
export const each = '{price} each';
export const priceChanged = 'Price changed from {before} to {now}';
export const remove = 'Remove {name} from cart';
export const onlyLeft = 'Only {available} left';
export const outOfStock = 'Out of stock';
/** In the place of a line that was removed. */
export const removedLine = '{name} removed';
export const undo = 'Undo';
/** The same button for screen readers, with the product. */
export const undoNamed = 'Undo: put {name} back';

/** The heading of the totals, for screen readers. */
export const summary = 'Summary';
/** Below the total: what is missing to the least that the shop takes an order for. */
export const toMinimum = '{amount} to the minimum order of {minimum}';
export const minimumReached = 'Minimum order reached';
/** Beside the button, which is off; {amount} is what is missing. */
export const minimumIs = 'The minimum order is {minimum}. Add {amount} more.';
/** A notice of the shop may follow. */
export const closed = 'The shop is not taking orders at the moment.';
export const saved = 'You save {amount}';
export const shortLines =
  'Some items are out of stock or fewer than you chose. Change or remove them to go on.';
/** At the foot of a phone's screen, where the sentence above is too long. */
export const correctLines = 'Change or remove what is not there to go on.';
/** There, above the amount. */
export const total = 'Total';
export const removeSoldOut = 'Remove sold-out products';
export const proceed = 'Proceed to Checkout';
export const continueShopping = 'Continue shopping';
export const yourItems = 'Your items';
