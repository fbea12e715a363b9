export const open = 'Paste a list';
export const title = 'Paste a list';
export const description =
  'A list from a message or a note, by names or by the numbers of the price list. It stays on this device.';
export const text = 'Your list';
/** An example of what may be typed. */
export const example = 'Flower Pots Big - 5\n12 - 3';
export const tooMany = 'At most {lines} lines and {characters} characters';
export const loading = 'Loading…';
export const notLoaded = 'The list cannot be read now. Your text is kept: try again.';
export const nothing = 'What is read appears here.';
export const asked = {
  one: 'Please look at {count} line',
  other: 'Please look at {count} lines',
} as const;
export const read = { one: '{count} product', other: '{count} products' } as const;
export const notFound = {
  one: '{count} line not found',
  other: '{count} lines not found',
} as const;
export const skipped = {
  one: '{count} line passed over',
  other: '{count} lines passed over',
} as const;
export const leaveOut = 'Leave out';
/** A product with its number of the price list: 'No. 12 Atom'. */
export const product = 'No. {number} {name}';
/** The quantity that is in the list now, and the one that was pasted. */
export const replaces = '{before} → {after}';
/** For screen readers: the box for how many of a product. */
export const quantityOf = 'Quantity of {name}';
export const take = { one: 'Take {count} product', other: 'Take {count} products' } as const;
/** For some weeks after products were numbered anew. */
export const numbersChanged = 'Numbers changed on {date}: ask which list the buyer holds.';
