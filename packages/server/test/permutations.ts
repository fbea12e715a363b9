/** Every permutation of the items. */
export function* permutations<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of permutations(items.toSpliced(index, 1))) yield [item, ...rest];
  }
}

/** Every subset of the items, in their order. */
export const subsets = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: 2 ** items.length }, (_, bits) =>
    items.filter((_item, index) => bits & (1 << index)),
  );
