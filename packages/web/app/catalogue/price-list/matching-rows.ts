import type { ListedProduct } from '@mathappu/contract/catalogue/price-list';
import { undisguised } from '@mathappu/contract/plain-text';

const folded = (text: string) => undisguised(text).toLowerCase();

/** Whether the names of a product have every word of the filter, or a part that begins so. */
export function makeFilter(filter: string) {
  const words = folded(filter).split(/\s+/).filter(Boolean);
  return ({ name, tamilName, unit }: Pick<ListedProduct, 'name' | 'tamilName' | 'unit'>) => {
    if (words.length === 0) return true;
    const text = folded(`${name} ${tamilName} ${unit}`);
    return words.every((word) => text.includes(word));
  };
}
