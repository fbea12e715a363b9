/**
 * The part of the table of refusals that browsers need as well: a visitor's cart stands in the
 * browser, which refuses there what the server refuses in an account's cart.
 */
export const cartRefusals = {
  productOutOfStock: [409, 'This product is out of stock'],
  onlyLeft: [409, 'Only {stock} left in stock'],
  onlyLeftBesideCart: [409, 'Only {stock} left in stock, and your cart already has {inCart}'],
  quantityLimit: [409, 'Your cart can hold at most {maximum} of one product'],
  cartFull: [409, 'Your cart can hold at most {maximum} different products'],
} as const;

/** Why somebody who has some of a product in the cart cannot have more than is left. */
export function stockRefusalOf({ stock, inCart }: { stock: number; inCart: number }) {
  if (stock === 0) return 'productOutOfStock';
  return inCart > 0 ? 'onlyLeftBesideCart' : 'onlyLeft';
}
