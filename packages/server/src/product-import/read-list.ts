import { createHash } from 'node:crypto';
import type { ListColumn } from '@mathappu/contract/list-columns';
import type { ImportedRow } from './import-row.ts';
import type { RowProblem } from './import-row-queries.ts';
import { findHeadRow, foldHead } from './list-heads.ts';
import { type ListItem, type PriceTable, readListRows } from './list-rows.ts';
import { foldName } from './match-products.ts';
import { problem } from './problem.ts';
import { readCsvProduct } from './read-csv-product.ts';
import type { Table } from './read-table.ts';

/** Values of a new product that the list does not name. */
type ForNew = { unit: string | undefined; stock: number | undefined };

/** The heads of a list, one for each of its columns; empty where it has no row of heads. */
export function headsOf(table: Table): { headRow: number; heads: string[] } {
  const headRow = findHeadRow(table);
  const width = Math.max(...table.slice(0, 200).map((row) => row.length), 0);
  const named = table[headRow] ?? [];
  return { headRow, heads: Array.from({ length: width }, (_, index) => named[index] ?? '') };
}

/** Files with the same heads have the same hash, whatever their products. */
export const hashOfHeads = (heads: readonly string[]): string =>
  createHash('sha256').update(heads.map(foldHead).join('\n').trimEnd()).digest('hex');

/**
 * The products of a price list. Rows that cannot be read, and those that repeat a product of the
 * list, are problems.
 */
export function readList(
  table: PriceTable,
  forNew: ForNew,
): { rows: ImportedRow[]; problems: RowProblem[]; total: number } {
  const items = readListRows(table);
  const rowOf = new Map<string, number>();
  const rows: ImportedRow[] = [];
  const problems: RowProblem[] = [];
  for (const item of items) {
    const key = [item.name, item.category ?? '', item.unit ?? ''].map(foldName).join('\n');
    const firstRow = rowOf.get(key);
    const product = readCsvProduct(cellsOf(item), 'stock');
    if ('problems' in product) {
      problems.push(...product.problems.map((problem) => ({ row: item.row, ...problem })));
    } else if (item.price === '') {
      problems.push({ row: item.row, column: 'price', ...problem('writePrice') });
    } else if (firstRow) {
      const repeated = problem('repeatedName', { row: firstRow });
      problems.push({ row: item.row, column: 'name', ...repeated });
    } else {
      rowOf.set(key, item.row);
      rows.push({
        row: item.row,
        ...product,
        forNew,
        ...(item.categoryTa !== '' && { categoryTa: item.categoryTa }),
      });
    }
  }
  return { rows, problems, total: items.length };
}

function cellsOf({ row: _, categoryTa: __, others, ...cells }: ListItem) {
  const known: Partial<Record<ListColumn, string | undefined>> = { ...others, ...cells };
  return Object.fromEntries(
    Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
