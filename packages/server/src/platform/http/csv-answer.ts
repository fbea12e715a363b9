import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type CsvRow = readonly (string | number | null)[];

/** Spreadsheets read UTF-8 as such only behind this mark. */
const byteOrderMark = '\uFEFF';
const rowsInChunk = 200;

/**
 * One cell. Text that a spreadsheet would run as a formula gets an apostrophe in front, which
 * spreadsheets take as "this is text"; one that stands there already is doubled by that.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Sends a file row by row while it is being read, however long it is. */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  header: readonly string[],
  rows: AsyncIterable<CsvRow>,
): void {
  reply
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store')
    .type('text/csv; charset=utf-8')
    .send(Readable.from(csvChunks(header, rows)));
}

async function* csvChunks(
  header: readonly string[],
  rows: AsyncIterable<CsvRow>,
): AsyncGenerator<string> {
  let lines = [byteOrderMark + csvLine(header)];
  for await (const row of rows) {
    lines.push(csvLine(row));
    if (lines.length < rowsInChunk) continue;
    yield lines.join('');
    lines = [];
  }
  yield lines.join('');
}

const csvLine = (row: CsvRow): string => `${row.map(csvCell).join(',')}\r\n`;
