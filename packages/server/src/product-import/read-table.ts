import { Readable } from 'node:stream';
import { maxImportColumns, maxImportRows } from '@mathappu/contract/limits';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '#server/platform/http/app-error.ts';
import { decodeCsv } from './decode-csv.ts';
import { findHeadRow } from './list-heads.ts';
import { isOldExcel, isZip, readXlsx } from './read-xlsx.ts';
import { makeYieldToEventLoop } from './yield-to-event-loop.ts';

/** The rows of a file as a spreadsheet shows them, as text; an empty row has no cells. */
export type Table = string[][];

const chunkBytes = 64 * 1024;
const maxRecordSize = 200_000;
/** Titles and empty rows beside the products. */
const maxRows = 2 * maxImportRows;

/** The line by which spreadsheets are told the separator, which they do not count as a row. */
const separatorLine = /^"?sep=([,;\t])"?[,;\t]*(?:\r\n|\r|\n)/i;

/** @throws AppError when the file as a whole cannot be read */
export async function readTable(bytes: Buffer): Promise<Table> {
  if (isOldExcel(bytes)) throw new AppError('importOldExcel');
  const rows = isZip(bytes) ? chooseSheet(await readXlsx(bytes)) : await readCsv(bytes);
  if (rows.length > maxRows) throw new AppError('importTooLong', { maximum: maxImportRows });
  return rows;
}

/** The sheet with the most rows below its heads, else the one with the most rows. */
function chooseSheet(sheets: readonly Table[]): Table {
  const sizeOf = (rows: Table) => {
    const head = findHeadRow(rows);
    return (head < 0 ? 0 : maxRows) + rows.length;
  };
  const [first = []] = sheets
    .map((rows) => rows.slice(0, maxRows + 1).map((row) => row.slice(0, maxImportColumns * 2)))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  return first;
}

/** https://www.rfc-editor.org/rfc/rfc4180 */
async function readCsv(bytes: Buffer): Promise<Table> {
  const text = decodeCsv(bytes);
  const [line = '', separator] = separatorLine.exec(text) ?? [];
  const rows: Table = [];
  const yieldToEventLoop = makeYieldToEventLoop();
  try {
    for await (const cells of readRecords(text.slice(line.length), separator)) {
      await yieldToEventLoop();
      rows.push(cells);
      if (rows.length > maxRows) break;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('importNotCsv', { line: Number(error.lines) + (line ? 1 : 0) });
  }
  return rows;
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

/**
 * Spreadsheets separate cells as their language does, each row into as many: by the sign that parts
 * most lines into the same number of cells, the more the better.
 */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, chunkBytes)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/, 60);
  const scoreOf = (sign: string) => {
    const signs = lines.map((line) => line.split(sign).length - 1);
    const groups = Map.groupBy(signs, (count) => count);
    return Math.max(...[...groups].map(([count, group]) => count * group.length));
  };
  const [best = ','] = [',', ';', '\t'].sort((one, other) => scoreOf(other) - scoreOf(one));
  return best;
}
