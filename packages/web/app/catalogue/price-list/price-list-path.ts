export const sheetPath = '/products?view=list';
