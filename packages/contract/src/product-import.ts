import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

/**
 * Columns of the export; an import has the same ones in any order. `id` is empty for a new
 * product, `price`, `stock` and `unit` in a draft. `image` holds addresses of uploads with spaces
 * between, `details` a JSON object or `Key: value | Key: value`.
 */
export const productCsvColumns = [
  'id',
  'name',
  'description',
  'price',
  'discount',
  'stock',
  'unit',
  'rating',
  'image',
  'details',
] as const;
export type ProductCsvColumn = (typeof productCsvColumns)[number];

const importProblem = z.object({
  /** As in a spreadsheet, where the header is row 1. */
  row: z.int(),
  column: z.string(),
  message: z.string(),
});

const importReport = z.object({
  importId: id,
  /** Refused: there are problems and nothing is changed, also without a dry run. */
  state: z.enum(['running', 'done', 'refused']),
  isDryRun: z.boolean(),
  totalRows: z.int(),
  processedRows: z.int(),
  /** What the import did, or would do in case of a dry run. */
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** The first 500 problems, in the order of the file. */
  problems: z.array(importProblem),
  problemCount: z.int(),
});
export type ImportReport = z.output<typeof importReport>;

export const startProductImport = endpoint('startProductImport', {
  tag: 'Catalogue',
  summary: 'Import products from a CSV file, all or nothing; a dry run only reports',
  query: z.strictObject({ dryRun: z._default(z.enum(['true', 'false']), 'true') }),
  files: [{ name: 'file', maxFiles: 1 }],
  data: importReport,
  errors: [
    'importRunning',
    'importEmpty',
    'importTooLong',
    'importNotUtf8',
    'importNotCsv',
    'importRowUneven',
    'importColumnsMissing',
    'importColumnsUnknown',
  ],
});

export const getProductImport = endpoint('getProductImport', {
  tag: 'Catalogue',
  summary: 'How far an import is and what it found',
  params: z.strictObject({ importId: id }),
  data: importReport,
  errors: ['notFound'],
});

export const exportProducts = endpoint('exportProducts', {
  tag: 'Catalogue',
  summary: 'All products as CSV (UTF-8 with a byte order mark)',
  contentType: 'text/csv',
});
