export const locale = 'en-IN';
/** Before every path. */
export const prefix = '';
