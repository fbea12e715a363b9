import { maxImportColumns, maxImportRows } from '@mathappu/contract/limits';
import { type ListColumn, listColumns } from '@mathappu/contract/list-columns';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { findColumnsOfHeads } from './import-head-queries.ts';
import { guessColumns } from './list-heads.ts';
import type { PriceTable } from './list-rows.ts';
import { type CsvFile, isExport, parseProductCsv } from './parse-product-csv.ts';
import { hashOfHeads, headsOf } from './read-list.ts';
import { readTable } from './read-table.ts';

type PriceList = PriceTable & {
  heads: string[];
  columns: (ListColumn | '')[];
  isRemembered: boolean;
};

/** A file with the columns of an export, or a shop's own price list. */
export type ImportFile = { kind: 'export'; file: CsvFile } | { kind: 'list'; list: PriceList };

/**
 * @param chosen what the columns of a list are; else they are those of the last list with its heads,
 *   or what they seem to be
 * @throws AppError when the file as a whole cannot be read
 */
export async function parseImportFile(
  db: Queryable,
  bytes: Buffer,
  chosen?: readonly string[],
): Promise<ImportFile> {
  const rows = await readTable(bytes);
  if (rows.every((row) => row.every((cell) => cell.trim() === '')))
    throw new AppError('importEmpty');
  if (isExport(rows)) return { kind: 'export', file: parseProductCsv(rows) };
  if (rows.length > maxImportRows) throw new AppError('importTooLong', { maximum: maxImportRows });
  const { headRow, heads: all } = headsOf(rows);
  const heads = all.slice(0, maxImportColumns);
  const remembered = await findColumnsOfHeads(db, hashOfHeads(heads));
  const columns = fit(chosen ?? remembered ?? guessColumns(heads), heads.length);
  return {
    kind: 'list',
    list: { rows, headRow, heads, columns, isRemembered: remembered !== undefined },
  };
}

/** One for each column of the file, none twice. */
const fit = (columns: readonly string[], length: number): (ListColumn | '')[] =>
  Array.from({ length }, (_, index) => {
    const column = listColumns.find((one) => one === columns[index]);
    return column && columns.indexOf(column) === index ? column : '';
  });

/** @throws AppError importColumnsMissing for a list without names or prices */
export function assertListColumns({ columns }: PriceList): void {
  const missing = [
    ...(columns.includes('name') ? [] : ['name']),
    ...(columns.includes('price') || columns.includes('net') ? [] : ['price']),
  ];
  if (missing.length > 0)
    throw new AppError('importColumnsMissing', { columns: missing.join(', ') });
}
