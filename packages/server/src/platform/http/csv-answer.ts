import { pipeline, Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

export type CsvRow = readonly (string | number | null)[];

/** Quotes every kind of line break, and padded text, which spreadsheets would trim. */
export const csvFormat: Options = {
  record_delimiter: 'windows',
  quoted_match: /[\r\n]|^\s|\s$/,
  cast: { string: escapeFormula },
};

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe in front, which spreadsheets
 * take as "this is text": https://owasp.org/www-community/attacks/CSV_Injection
 * One that stands there already is doubled, so that reading the file back can take exactly one off;
 * the library's `escape_formulas` does not double it.
 */
function escapeFormula(value: string): string {
  return /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

/** Sends a file row by row while it is being read, however long it is. */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  header: readonly string[],
  rows: AsyncIterable<CsvRow>,
): void {
  // Spreadsheets read UTF-8 as such only behind a byte order mark.
  const file = stringify({ ...csvFormat, bom: true, header: true, columns: [...header] });
  // A failing query destroys the file, and with it the answer.
  pipeline(Readable.from(rows), file, () => undefined);
  reply
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store')
    .type('text/csv; charset=utf-8')
    .send(file);
}
