export const locale = 'ta-IN';
export const prefix = '/ta';
export const langOfData = 'en';
export const isTamil: boolean = true;
export const otherLanguage = 'en';
export const otherLocale = 'en-IN';
export const otherPrefix = '';
export const otherName = 'English';
