export const sortBy = 'Sort by';
export const relevance = 'Best match';
export const featured = 'Featured';
export const priceAsc = 'Price: low to high';
export const priceDesc = 'Price: high to low';
export const biggestDiscount = 'Biggest discount';
export const bestselling = 'Best selling';
export const reviews = 'Best reviewed';

/** By what products are filtered. */
export const category = 'Category';
export const price = 'Price';
export const maker = 'Maker';
export const noise = 'Noise';
export const greenClass = 'Green class';
export const suits = 'Suits';
export const seen = 'Best seen';
export const stock = 'Availability';
export const discount = 'Discount';

/** No category. */
export const all = 'All';
/** No discount. */
export const any = 'Any';
export const fromRupees = 'From ₹';
export const toRupees = 'To ₹';
/** Of a price that was typed. */
export const priceUnread = 'Write an amount from 0 to {maximum}';
export const quiet = 'Quiet (up to 80 dB)';
export const moderate = 'Moderate (81–100 dB)';
export const loud = 'Loud (101–125 dB)';
/** Sets the first three of the classes. */
export const allGreen = 'All green crackers';
export const children = 'Children, with an adult';
export const day = 'By day';
export const night = 'After dark';
export const inStock = 'In stock';
export const tenth = '10% or more';
export const quarter = '25% or more';
export const half = '50% or more';

/** A price that was chosen. */
export const between = '{from} to {to}';
export const from = 'From {from}';
export const to = 'To {to}';

/** Without scripts, as filters are otherwise applied at once. */
export const apply = 'Apply filters';
export const close = 'Close filters';
/** Below the filters on a phone, until their number is known and then. */
export const showProducts = 'Show products';
export const show = { one: 'Show {count} product', other: 'Show {count} products' } as const;
export const clearAll = 'Clear all';
export const clearFilters = 'Clear filters';
/** For screen readers, the name of a button with the value alone. */
export const removeFilter = 'Remove filter {value}';
/** For screen readers, of those buttons. */
export const chosen = 'Chosen filters';

export const swas = 'SWAS';
export const safal = 'SAFAL';
export const star = 'STAR';
