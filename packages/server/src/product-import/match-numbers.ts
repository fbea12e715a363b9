import type { ImportedRow } from './import-row.ts';
import type { RowProblem } from './import-row-queries.ts';
import { foldName } from './match-products.ts';
import { problem } from './problem.ts';
import type { KnownProduct } from './stored-product-queries.ts';

type Matched = {
  /** The product of each row that has one. */
  idOf: ReadonlyMap<number, string>;
  problems: RowProblem[];
};

/**
 * Finds the product of rows without an id by their number. A number never renames: a row with the name of
 * another product than its number has is a problem.
 */
export function matchNumbers(
  rows: readonly ImportedRow[],
  known: readonly KnownProduct[],
): Matched {
  const productOf = new Map(known.map((product) => [product.listNumber, product]));
  const taken = new Set(rows.flatMap(({ id }) => id ?? []));
  const problems: RowProblem[] = [];
  const idOf = new Map<number, string>();
  for (const row of rows) {
    if (row.id !== null || row.listNumber === undefined) continue;
    const product = productOf.get(row.listNumber);
    if (!product) continue;
    const name = foldName(row.content.name ?? '');
    if ((name !== '' && name !== foldName(product.name)) || taken.has(product.id)) {
      problems.push(numberTaken(row, product.name));
    } else {
      taken.add(product.id);
      idOf.set(row.row, product.id);
    }
  }
  return { idOf, problems };
}

/** The new rows whose number another new row of the file has. */
export function repeatedNumbersIn(rows: readonly ImportedRow[]): RowProblem[] {
  const nameOf = new Map<number, string>();
  const problems: RowProblem[] = [];
  for (const row of rows) {
    if (row.id !== null || row.listNumber === undefined) continue;
    const first = nameOf.get(row.listNumber);
    if (first !== undefined) problems.push(numberTaken(row, first));
    else nameOf.set(row.listNumber, row.content.name ?? '');
  }
  return problems;
}

type Numbered = { name: string; listNumber: number };

/** The new rows whose number a product has, or a deleted one keeps. */
export function takenNumbersIn(
  rows: readonly ImportedRow[],
  numbered: readonly Numbered[],
): RowProblem[] {
  const nameOf = new Map(numbered.map(({ listNumber, name }) => [listNumber, name]));
  return rows.flatMap((row) => {
    const name = row.id === null ? nameOf.get(row.listNumber ?? 0) : undefined;
    return name === undefined ? [] : [numberTaken(row, name)];
  });
}

/** The numbers that new rows ask for. */
export const newNumbersIn = (rows: readonly ImportedRow[]): number[] =>
  rows.flatMap(({ id, listNumber }) => (id === null && listNumber !== undefined ? listNumber : []));

const numberTaken = ({ row, listNumber = 0 }: ImportedRow, name: string): RowProblem => ({
  row,
  column: 'listNumber',
  ...problem('numberTaken', { number: listNumber, name }),
});
