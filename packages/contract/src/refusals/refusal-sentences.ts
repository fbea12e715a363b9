import * as words from '#words/refusal-sentences';

/**
 * The refusals that browsers need as well: the guest cart is stored in the browser, which applies
 * the rules that the server applies to an account's cart.
 */
export const cartRefusals = {
  productOutOfStock: [409, words.productOutOfStock],
  onlyLeft: [409, words.onlyLeft],
  onlyLeftBesideCart: [409, words.onlyLeftBesideCart],
  quantityLimit: [409, words.quantityLimit],
  cartFull: [409, words.cartFull],
} as const;

/** The refusal of a quantity beyond the stock, given the quantity already in the cart. */
export function stockRefusalOf({ stock, inCart }: { stock: number; inCart: number }) {
  if (stock === 0) return 'productOutOfStock';
  return inCart > 0 ? 'onlyLeftBesideCart' : 'onlyLeft';
}
