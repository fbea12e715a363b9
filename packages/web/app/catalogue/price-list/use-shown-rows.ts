import { readListNumber } from '@mathappu/contract/catalogue/list-number';
import type { ListedProduct, PriceGroup } from '@mathappu/contract/catalogue/price-list';
import { undisguised } from '@mathappu/contract/plain-text';
import { startTransition, useMemo, useState } from 'react';

export type ShownRows = ReturnType<typeof useShownRows>;

/** The filter of the list, and which of its rows are shown. */
export function useShownRows(
  groups: readonly PriceGroup[],
  products: ReadonlyMap<string, ListedProduct>,
  isChosen: (productId: string) => boolean,
) {
  const [filter, setFilter] = useState('');
  /** The filter as the rows follow it, a little later than the box. */
  const [applied, setApplied] = useState('');
  /** Rows that were chosen when the others were hidden: a row that is emptied stays in sight. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>();

  const ordered = useMemo(() => withNumberedFirst(groups, applied), [groups, applied]);
  const matching = useMemo(
    () => new Set([...products.values()].filter(makeFilter(applied)).map(({ _id }) => _id)),
    [products, applied],
  );
  const isShown = (id: string) => matching.has(id) && (!chosen || chosen.has(id) || isChosen(id));

  return {
    filter,
    applied,
    ordered,
    isShown,
    isNothing: ![...products.keys()].some(isShown),
    isOnlyChosen: chosen !== undefined,
    setFilter(text: string) {
      setFilter(text);
      startTransition(() => setApplied(text));
    },
    setOnlyChosen: (isOnly: boolean) =>
      setChosen(isOnly ? new Set([...products.keys()].filter(isChosen)) : undefined),
    /** The rows follow the box at once. */
    followFilter: () => setApplied(filter),
    showAll() {
      setFilter('');
      setApplied('');
      setChosen(undefined);
    },
  };
}

type Filtered = Pick<ListedProduct, 'name' | 'tamilName' | 'unit' | 'listNumber'>;

const folded = (text: string) => undisguised(text).toLowerCase();

/** The groups with the product of a bare number as the first, before all others. */
function withNumberedFirst(groups: readonly PriceGroup[], filter: string): readonly PriceGroup[] {
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

/** The products that a filter shows; that of a bare number comes first. Nothing of an empty one. */
export function findListed(products: readonly ListedProduct[], filter: string): ListedProduct[] {
  if (filter.trim() === '') return [];
  const number = readListNumber(filter);
  const found = products.filter(makeFilter(filter));
  if (number === undefined) return found;
  return found.toSorted(
    (one, other) => Number(other.listNumber === number) - Number(one.listNumber === number),
  );
}

/** Whether the names of a product have every word of the filter, or a part that begins so, or its number is the filter. */
function makeFilter(filter: string) {
  const words = folded(filter).split(/\s+/).filter(Boolean);
  const number = readListNumber(filter);
  return ({ name, tamilName, unit, listNumber }: Filtered) => {
    if (words.length === 0) return true;
    if (number !== undefined && listNumber === number) return true;
    const text = folded(`${name} ${tamilName} ${unit}`);
    return words.every((word) => text.includes(word));
  };
}
