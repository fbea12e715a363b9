/**
 * The refusals that browsers need as well: the guest cart is stored in the browser, which applies
 * the rules that the server applies to an account's cart.
 */
export const cartRefusals = {
  productOutOfStock: [409, 'This product is out of stock'],
  onlyLeft: [409, 'Only {stock} left in stock'],
  onlyLeftBesideCart: [409, 'Only {stock} left in stock, and your cart already has {inCart}'],
  quantityLimit: [409, 'Your cart can hold at most {maximum} of one product'],
  cartFull: [409, 'Your cart can hold at most {maximum} different products'],
} as const;

/** The refusal of a quantity beyond the stock, given the quantity already in the cart. */
export function stockRefusalOf({ stock, inCart }: { stock: number; inCart: number }) {
  if (stock === 0) return 'productOutOfStock';
  return inCart > 0 ? 'onlyLeftBesideCart' : 'onlyLeft';
}
