import { maxImportColumns, maxImportRows } from '@mathappu/contract/limits';
import { type ListColumn, listColumns } from '@mathappu/contract/list-columns';
import { parseNumber } from '@mathappu/contract/parse-number';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { findColumnsOfHeads } from './import-queries.ts';
import { guessColumns, isSerialHead } from './list-heads.ts';
import { type PriceTable, readListRows } from './list-rows.ts';
import { foldName } from './match-products.ts';
import { type CsvFile, isExport, parseProductCsv } from './parse-product-csv.ts';
import { hashOfHeads, headsOf } from './read-list.ts';
import { readTable } from './read-table.ts';
import { listKnownProducts } from './stored-product-queries.ts';

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
  const guessed = chosen ?? remembered;
  const columns = guessed
    ? fit(guessed, heads.length)
    : await withListNumbers(db, { rows, headRow, columns: fit(guessColumns(heads), heads.length) });
  return {
    kind: 'list',
    list: { rows, headRow, heads, columns, isRemembered: remembered !== undefined },
  };
}

/**
 * The columns, of which one of serial numbers is that of the shop's own numbers if it has the number of
 * at least one product, and no other number of any.
 */
async function withListNumbers(
  db: Queryable,
  { rows, headRow, columns }: PriceTable,
): Promise<(ListColumn | '')[]> {
  const at = columns.findIndex(
    (column, index) => column === '' && isSerialHead(rows[headRow]?.[index] ?? ''),
  );
  if (at < 0 || columns.includes('listNumber')) return [...columns];
  const numbered = columns.with(at, 'listNumber');
  const known = await listKnownProducts(db);
  const numbersOf = Map.groupBy(known, ({ name }) => foldName(name));
  const nameOf = new Map(known.map(({ listNumber, name }) => [listNumber, foldName(name)]));
  let found = 0;
  for (const { name, others } of readListRows({ rows, headRow, columns: numbered })) {
    const number = parseNumber(others.listNumber ?? '');
    const named = numbersOf.get(foldName(name)) ?? [];
    if (named.some(({ listNumber }) => listNumber === number)) found += 1;
    else if (named.length > 0 || nameOf.has(number ?? null)) return [...columns];
  }
  return found > 0 ? numbered : [...columns];
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
