export const close = 'Close';
/** In a dialog that asks whether to do something; the dialog closes and nothing is done. */
export const cancel = 'Cancel';
export const retry = 'Retry';

/** For screen readers, after '12 / 1000'. */
export const characters = 'characters';
