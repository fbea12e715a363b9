import { pipeline, Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

export type CsvRow = readonly (string | number | null)[];

/** Text that a spreadsheet would run, some also with signs of full width, after any apostrophes. */
export const isFormula = /^'*[=+\-@\t\r＝＋－＠]/;

/** Quotes every kind of line break, and padded text, which spreadsheets would trim. */
export const csvFormat: Options = {
  record_delimiter: 'windows',
  quoted_match: /[\r\n]|^\s|\s$/,
  cast: { string: escapeFormula },
};

/**
 * Prefixes text that a spreadsheet would run as a formula with an apostrophe, which marks it as
 * text: https://owasp.org/www-community/attacks/CSV_Injection
 * An apostrophe that is there already is doubled, so that an import can remove exactly one; the
 * library's `escape_formulas` does not double it.
 */
function escapeFormula(value: string): string {
  return isFormula.test(value) ? `'${value}` : value;
}

/** Streams a file row by row, so that its length is not bounded by memory. */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  header: readonly string[],
  rows: Iterable<CsvRow> | AsyncIterable<CsvRow>,
  // Spreadsheets recognise UTF-8 by its byte order mark; other programs may take it for a part of the head.
  { hasMark = true }: { hasMark?: boolean } = {},
): void {
  const file = stringify({ ...csvFormat, bom: hasMark, header: true, columns: [...header] });
  // A failing query destroys the stream, which aborts the response.
  pipeline(Readable.from(rows), file, () => undefined);
  reply
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store')
    .type('text/csv; charset=utf-8')
    .send(file);
}
