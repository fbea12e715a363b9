import type { Product } from './catalogue.ts';
import { type Paise, toHundredths, unitPricePaise } from './money.ts';

/** What one of the product costs after its discount. */
export function unitPriceOf({ price, discount }: Pick<Product, 'price' | 'discount'>): Paise {
  return unitPricePaise(toHundredths(price ?? 0), toHundredths(discount));
}
