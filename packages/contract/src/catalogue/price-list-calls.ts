/** The calls of the price-list sheet alone, as `calls` has the others: its own chunk brings them. */
export const sheetCalls = {
  getPriceList: ['GET', '/product/price-list', 'anyone'],
  setCartLines: ['PUT', '/cart/set-lines', 'customer'],
} as const;
