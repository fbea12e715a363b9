import { Readable } from 'node:stream';
import { maxImportRows } from '@mathappu/contract/limits';
import {
  type ImportReport,
  optionalCsvColumns,
  type ProductCsvColumn,
  productCsvColumns,
} from '@mathappu/contract/product-import';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '#server/platform/http/app-error.ts';
import { isFormula } from '#server/platform/http/csv-answer.ts';
import { decodeCsv } from './decode-csv.ts';
import { makeYieldToEventLoop } from './yield-to-event-loop.ts';

/** A row of the file, numbered as in spreadsheets, where the header is row 1. */
type CsvLine = { row: number; cells: CsvCells };

/** Columns that may be missing are undefined where they are. */
export type CsvCells = Readonly<Record<string, string | undefined>> &
  Readonly<Record<Exclude<ProductCsvColumn, OptionalColumn>, string>>;
type OptionalColumn = (typeof optionalCsvColumns)[number];

export type CsvFile = Pick<ImportReport, 'stockColumns' | 'hasVersions'> & { lines: CsvLine[] };

const chunkBytes = 64 * 1024;
const maxRecordSize = 200_000;

/** The line by which spreadsheets are told the separator, which they do not count as a row. */
const separatorLine = /^"?sep=([,;\t])"?[,;\t]*(?:\r\n|\r|\n)/i;

/**
 * Reads a CSV file (https://www.rfc-editor.org/rfc/rfc4180) with the columns of an export in any
 * order. Columns without a name and cells without text at the end count as absent: spreadsheets write
 * them where something was deleted.
 * @throws AppError when the file as a whole cannot be read
 */
export async function parseProductCsv(bytes: Buffer): Promise<CsvFile> {
  const text = decodeCsv(bytes);
  const [line = '', separator] = separatorLine.exec(text) ?? [];
  const lines: CsvLine[] = [];
  let columns: ProductCsvColumn[] | undefined;
  let row = 0;
  const yieldToEventLoop = makeYieldToEventLoop();
  try {
    for await (const cells of readRecords(text.slice(line.length), separator)) {
      row += 1;
      await yieldToEventLoop();
      const record = withoutEmptyEnd(cells, columns?.length);
      if (!columns) columns = readHeader(record);
      else if (record.some((cell) => cell.trim() !== '')) {
        if (!isWhole(record, columns)) {
          throw new AppError('importRowUneven', {
            row,
            found: record.length,
            expected: columns.length,
          });
        }
        const cells = record.flatMap((cell, index) => {
          const column = columns?.[index];
          return column ? [[column, readCell(cell)] as const] : [];
        });
        lines.push({ row, cells: Object.fromEntries(cells) as CsvCells });
        if (lines.length > maxImportRows) {
          throw new AppError('importTooLong', { maximum: maxImportRows });
        }
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('importNotCsv', { line: Number(error.lines) + (line ? 1 : 0) });
  }
  if (!columns || lines.length === 0) throw new AppError('importEmpty');
  const hasVersions = columns.includes('version');
  return { lines, stockColumns: stockColumnsOf(columns), hasVersions };
}

/** The cells but for empty ones at the end, of which a row of the file keeps one a column. */
function withoutEmptyEnd(cells: readonly string[], kept = 0): readonly string[] {
  const end = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return cells.slice(0, Math.max(end, kept));
}

/** @param separator as the file names it */
function readRecords(text: string, separator = separatorOf(text)): AsyncIterable<string[]> {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, index) =>
    bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  );
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    max_record_size: maxRecordSize,
  });
  return Readable.from(chunks, { objectMode: false }).pipe(parser);
}

/** Spreadsheets separate cells as their language does: by what follows the first column's name. */
const separatorOf = (text: string): string => /^[\w "]*([,;\t])/.exec(text)?.[1] ?? ',';

function readHeader(record: readonly string[]): ProductCsvColumn[] {
  const columns = new Map(productCsvColumns.map((column) => [column.toLowerCase(), column]));
  const names = record.map((name) => {
    const folded = name.trim().toLowerCase();
    return columns.get(folded) ?? folded;
  });
  const missing = productCsvColumns.filter(
    (column) => !names.includes(column) && !isOptional(column),
  );
  if (missing.length > 0)
    throw new AppError('importColumnsMissing', { columns: missing.join(', ') });
  const unknown = names.filter((name, index) => names.indexOf(name) !== index || !isColumn(name));
  if (unknown.length > 0)
    throw new AppError('importColumnsUnknown', { columns: unknown.join(', ') });
  return names.filter(isColumn);
}

/** A row may lack the last columns, as one does that was written by an older export. */
const isWhole = (record: readonly string[], columns: readonly ProductCsvColumn[]) =>
  record.length <= columns.length && columns.slice(record.length).every(isOptionalAtEnd);

/** A row that lacks its stock would take the product off sale. */
const isOptionalAtEnd = (column: ProductCsvColumn) =>
  isOptional(column) && column !== 'stock' && column !== 'stock seen';

const isOptional = (column: ProductCsvColumn) =>
  (optionalCsvColumns as readonly string[]).includes(column);

function stockColumnsOf(columns: readonly ProductCsvColumn[]): CsvFile['stockColumns'] {
  if (!columns.includes('stock')) return 'none';
  return columns.includes('stock seen') ? 'difference' : 'stock';
}

const isColumn = (name: string): name is ProductCsvColumn =>
  (productCsvColumns as readonly string[]).includes(name);

/** Removes the apostrophe that the export puts before text that would be run as a formula. */
const readCell = (cell: string): string =>
  cell.startsWith("'") && isFormula.test(cell) ? cell.slice(1) : cell;
