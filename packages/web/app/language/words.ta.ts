export const locale = 'ta-IN';
export const prefix = '/ta';
export const langOfData = 'en';
