import { maxQuantity } from './limits.ts';

/** What a person reads who wants more of a product than there is. */
export function stockSentence({ stock, inCart = 0 }: { stock: number; inCart?: number }): string {
  if (stock === 0) return 'This product is out of stock';
  const left = `Only ${stock} left in stock`;
  return inCart > 0 ? `${left}, and your cart already has ${inCart}` : left;
}

/** What a person reads who wants more of a product than a cart can hold. */
export const tooManyOfOne = `Your cart can hold at most ${maxQuantity} of one product`;
