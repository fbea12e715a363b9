import type { Product } from '@mathappu/contract/catalogue';
import { type Paise, toHundredths, unitPricePaise } from '@mathappu/contract/money';

/** What one of the product costs after its discount. */
export function unitPriceOf({ price, discount }: Pick<Product, 'price' | 'discount'>): Paise {
  return unitPricePaise(toHundredths(price ?? 0), toHundredths(discount));
}
