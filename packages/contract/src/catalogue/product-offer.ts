import type { Product } from '../catalogue.ts';
import { maxQuantity } from '../limits.ts';
import { type Paise, toHundredths, unitPricePaise } from '../money.ts';

const fewLeft = 5;

/** The price of one piece after the discount. */
export function unitPriceOf({ price, discount }: Pick<Product, 'price' | 'discount'>): Paise {
  return unitPricePaise(toHundredths(price ?? 0), toHundredths(discount));
}

/** How many of the product one order can hold. */
export function orderableQuantity({ stock }: Pick<Product, 'stock'>): number {
  return Math.min(stock ?? 0, maxQuantity);
}

/** Few are shown as a number. */
export function stockStateOf({ stock }: Pick<Product, 'stock'>): 'out' | 'few' | 'plenty' {
  if (!stock) return 'out';
  return stock <= fewLeft ? 'few' : 'plenty';
}
