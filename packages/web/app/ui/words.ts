export const justNow = 'just now';

/** Before a product: its number on the printed price list. */
export const listNumber = 'No. {number}';

export const loading = 'Loading…';
export const close = 'Close';
/** In a dialog that asks whether to do something; the dialog closes and nothing is done. */
export const cancel = 'Cancel';
export const retry = 'Retry';

/** For screen readers, the name of the row of page numbers. */
export const pagination = 'Pagination';
export const previous = 'Previous';
export const next = 'Next';
/** For screen readers, of a page number. */
export const page = 'Page {page}';

/** For screen readers, before a reduced price, which the price before the discount follows. */
export const price = 'Price';
/** For screen readers, before the price before the discount. */
export const insteadOf = 'instead of';
export const percentOff = '{discount}% off';

/** For screen readers, of stars. */
export const rated = 'Rated {rating} out of 5';
/** Not as forms: those every page would load. */
export const oneStar = '{count} star';
export const stars = '{count} stars';

/** For screen readers, of the controls of a quantity. */
export const quantityOf = 'Quantity of {product}';
export const decrease = 'Decrease quantity of {product}';
export const increase = 'Increase quantity of {product}';
export const wholeNumber = 'Enter a whole number from 1 to {max}';

/** For screen readers, of the button in a field for a password; the label of the field is in small letters. */
export const showPassword = 'Show {label}';
/** For screen readers, after '12 / 1000'. */
export const characters = 'characters';

/** The cross in a search box. */
export const clearTyped = 'Clear what was typed';

/** In the place of a picture. */
export const noImage = 'No Image';
export const removeImage = 'Remove {name}';
export const uploadingImage = 'Uploading {name}';

/** For screen readers, after the title of a step that has been reached. */
export const stepDone = '(done)';
export const stepNow = '(now)';
