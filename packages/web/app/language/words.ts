export const locale = 'en-IN';
/** Before every path. */
export const prefix = '';
/** The `lang` of what the shop has in English alone, such as the name of a product. */
export const langOfData = 'en-IN';
/** Whether the Tamil one of two names leads. */
export const isTamil: boolean = false;
export const otherLanguage = 'ta';
export const otherLocale = 'ta-IN';
export const otherPrefix = '/ta';
/** As its readers call it. */
export const otherName = 'தமிழ்';
