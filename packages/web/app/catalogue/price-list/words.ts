export const title = 'Price list';
/** {delivered} is such as 'delivered free in Tamil Nadu'. */
export const description = 'All products and prices in one list, {delivered}.';
/** The link back to the list with pictures. */
export const pictures = 'Pictures';
export const loading = 'Loading the price list…';
export const notLoaded = 'The price list could not be loaded';
/** The box above the list that leaves the rows with these words. */
export const filter = 'Filter the list';
/** A tick-box: leaves the rows that have a quantity. */
export const onlyChosen = 'Only what I chose';
export const noneChosen = 'You have chosen nothing yet.';
/** The first column. */
export const number = 'No.';
export const product = 'Product';
/** Before the discount. */
export const price = 'Price';
export const ourPrice = 'Our price';
export const quantity = 'Quantity';
export const amount = 'Amount';
/** The box of a row, for screen readers: '1000 Wala, 1 Box, ₹90.00'. */
export const box = '{name}, {unit}, {price}';
/** Shown where there is a keyboard; the values are names of keys. */
export const keys =
  '{next} or {down} goes to the next box, {before} or {up} to the one before, {back} brings a quantity back, {filter} goes to the filter.';
/** In the dialog that shows a product of the list. */
export const wholePage = 'All about it';
/** The button of a phone that shows the others beside it. */
export const more = 'Print and save';
export const notSaved = 'Not saved';
/** Beside the button to the checkout, which waits; it leads to the first of these lines. */
export const correct = { one: 'Correct {count} line', other: 'Correct {count} lines' } as const;
export const unsaved = {
  one: '{count} line is not saved',
  other: '{count} lines are not saved',
} as const;
/** In the bar: '12 items', and what they cost. */
export const sum = '{items} · {total}';
/** The bar with the sum, for screen readers. */
export const bar = 'Your list';
export const print = 'Print';
/** Prints only what was chosen. */
export const printMine = 'Print my list';
/** On paper. */
export const pricesOf = 'Prices of {date}. Subject to stock.';
/** When the shop has more products than the list holds. */
export const cut = 'These are the first {count} products. <all>See all products</all>';
