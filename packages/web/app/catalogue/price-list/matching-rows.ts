import { readListNumber } from '@mathappu/contract/catalogue/list-number';
import type { ListedProduct, PriceGroup } from '@mathappu/contract/catalogue/price-list';
import { undisguised } from '@mathappu/contract/plain-text';

type Filtered = Pick<ListedProduct, 'name' | 'tamilName' | 'unit' | 'listNumber'>;

const folded = (text: string) => undisguised(text).toLowerCase();

/** The groups with the product of a bare number as the first, before all others. */
export function withNumberedFirst(
  groups: readonly PriceGroup[],
  filter: string,
): readonly PriceGroup[] {
  const number = readListNumber(filter);
  const found = groups.find(({ products }) =>
    products.some(({ listNumber }) => listNumber === number),
  );
  if (number === undefined || !found) return groups;
  const products = found.products.toSorted(
    (one, other) => Number(other.listNumber === number) - Number(one.listNumber === number),
  );
  return [{ ...found, products }, ...groups.filter((group) => group !== found)];
}

/** Whether the names of a product have every word of the filter, or a part that begins so, or its number is the filter. */
export function makeFilter(filter: string) {
  const words = folded(filter).split(/\s+/).filter(Boolean);
  const number = readListNumber(filter);
  return ({ name, tamilName, unit, listNumber }: Filtered) => {
    if (words.length === 0) return true;
    if (number !== undefined && listNumber === number) return true;
    const text = folded(`${name} ${tamilName} ${unit}`);
    return words.every((word) => text.includes(word));
  };
}
