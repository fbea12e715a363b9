import { maxImportRows } from '@mathappu/contract/limits';
import {
  type ImportReport,
  type ProductCsvColumn,
  productCsvColumns,
} from '@mathappu/contract/product-import';
import { AppError } from '#server/platform/http/app-error.ts';
import { isFormula } from '#server/platform/http/csv-answer.ts';
import type { Table } from './read-table.ts';

/** A row of the file, numbered as in spreadsheets, where the header is row 1. */
type CsvLine = { row: number; cells: CsvCells };

/** A column that the file does not have is undefined. */
export type CsvCells = Readonly<Partial<Record<ProductCsvColumn, string>>>;

type StockColumns = ImportReport['stockColumns'];
export type CsvFile = Pick<ImportReport, 'hasVersions'> & {
  stockColumns: StockColumns;
  lines: CsvLine[];
};

/** Whether the first row is the header of an export, which names the ids. */
export const isExport = ([header = []]: Table): boolean => namesOf(header).includes('id');

/**
 * Reads a file with columns of an export in any order. Columns without a name and cells without text
 * at the end count as absent: spreadsheets write them where something was deleted.
 * @throws AppError when the file as a whole cannot be read
 */
export function parseProductCsv([header = [], ...rows]: Table): CsvFile {
  const columns = readHeader(withoutEmptyEnd(header));
  const lines = rows.flatMap((cells, index): CsvLine[] => {
    const record = withoutEmptyEnd(cells, columns.length);
    if (record.every((cell) => cell.trim() === '')) return [];
    const row = index + 2;
    if (!isWhole(record, columns)) {
      throw new AppError('importRowUneven', {
        row,
        found: record.length,
        expected: columns.length,
      });
    }
    return [
      {
        row,
        cells: Object.fromEntries(record.map((cell, at) => [columns[at], readCell(cell)])),
      },
    ];
  });
  if (lines.length === 0) throw new AppError('importEmpty');
  if (lines.length > maxImportRows) throw new AppError('importTooLong', { maximum: maxImportRows });
  return {
    lines,
    stockColumns: stockColumnsOf(columns),
    hasVersions: columns.includes('version'),
  };
}

/** The cells but for empty ones at the end, of which a row of the file keeps one a column. */
function withoutEmptyEnd(cells: readonly string[], kept = 0): readonly string[] {
  const end = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return cells.slice(0, Math.max(end, kept));
}

function readHeader(record: readonly string[]): ProductCsvColumn[] {
  const names = namesOf(record);
  const unknown = names.filter((name, index) => names.indexOf(name) !== index || !isColumn(name));
  if (unknown.length > 0)
    throw new AppError('importColumnsUnknown', { columns: unknown.join(', ') });
  return names.filter(isColumn);
}

/** As the columns are written, where one of them is meant. */
function namesOf(record: readonly string[]): string[] {
  const columns = new Map(productCsvColumns.map((column) => [column.toLowerCase(), column]));
  return record.map((name) => {
    const folded = name.trim().toLowerCase();
    return columns.get(folded) ?? folded;
  });
}

/**
 * A row may lack the last columns, as one does that was written by an older export; not those of a
 * product's first fields, where a break in the file would empty them.
 */
const isWhole = (record: readonly string[], columns: readonly ProductCsvColumn[]) =>
  record.length <= columns.length && columns.slice(record.length).every(isLate);

const isLate = (column: ProductCsvColumn) =>
  productCsvColumns.indexOf(column) >= productCsvColumns.indexOf('version');

function stockColumnsOf(columns: readonly ProductCsvColumn[]): CsvFile['stockColumns'] {
  if (!columns.includes('stock')) return 'none';
  return columns.includes('stock seen') ? 'difference' : 'stock';
}

const isColumn = (name: string): name is ProductCsvColumn =>
  (productCsvColumns as readonly string[]).includes(name);

/** Removes the apostrophe that the export puts before text that would be run as a formula. */
const readCell = (cell: string): string =>
  cell.startsWith("'") && isFormula.test(cell) ? cell.slice(1) : cell;
