import * as z from 'zod/mini';
import { passportFieldNames } from './catalogue/passport.ts';
import { plainFieldNames } from './catalogue/product-fields.ts';
import { endpoint } from './endpoint.ts';
import { id, moment } from './fields.ts';

/**
 * Columns of the export; an import has the same ones in any order. `id` is empty for a new
 * product, `price`, `stock` and `unit` in a draft. `stock seen` is the stock at the time of the
 * export: its difference to `stock` is applied. `image` holds addresses of uploads with spaces
 * between, `details` a JSON object or `Key: value | Key: value`. `version` is the product's at the
 * time of the export: by it the edits since then are named. `category` is its slug or its name,
 * `goesWith` the ids or names of other products with `|` between. The last columns are the facts of
 * the passport, empty where they are not stated.
 */
export const productCsvColumns = [
  'id',
  'name',
  'description',
  'price',
  'discount',
  'stock',
  'stock seen',
  'unit',
  'rating',
  'image',
  'details',
  'version',
  ...plainFieldNames,
  'category',
  'goesWith',
  ...passportFieldNames,
] as const;
export type ProductCsvColumn = (typeof productCsvColumns)[number];

/** A file without one of these leaves it as it is. */
export const optionalCsvColumns = [
  'stock',
  'stock seen',
  'version',
  ...plainFieldNames,
  'category',
  'goesWith',
  ...passportFieldNames,
] as const satisfies readonly ProductCsvColumn[];

const importProblem = z.object({
  /** As in a spreadsheet, where the header is row 1. */
  row: z.int(),
  column: z.string(),
  message: z.string(),
});

const importReport = z.object({
  importId: id,
  fileName: z.string(),
  /** The admin who started it; '' when the account is deleted. */
  startedBy: z.string(),
  startedAt: moment,
  /** Refused: there are problems and nothing is changed, also without a dry run. */
  state: z.enum(['running', 'done', 'refused', 'undone']),
  /** What runs, or ran last. */
  step: z.enum(['check', 'import', 'undo']),
  isDryRun: z.boolean(),
  /** Rows of the file; while an import is undone, those that had changed something. */
  totalRows: z.int(),
  processedRows: z.int(),
  /** What the import did, or would do in case of a dry run. */
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Of the updated products, those with another number of pieces. */
  restocked: z.int(),
  /** Rows that the last step left, because somebody else had changed or deleted their product. */
  left: z.int(),
  /**
   * What the file says about stock: nothing, so that it stays; a number; or a number and the one
   * that was seen, so that the difference is applied.
   */
  stockColumns: z.enum(['none', 'stock', 'difference']),
  /** When the same file was imported before: its differences would be applied again. */
  importedBeforeAt: z.nullable(moment),
  /** The first 500 problems, in the order of the file; empty while it runs. */
  problems: z.array(importProblem),
  problemCount: z.int(),
  /** Whether the file has versions, so that the edits since its export are known. */
  hasVersions: z.boolean(),
  /**
   * The first 500 rows that replace what somebody edited since the export, and who it was, or whose
   * products are not listed (`isUnlisted`), and why, or that add a product with the name of another
   * one, of the shop or of the file (`isSameName`).
   */
  warnings: z.array(z.extend(importProblem, { isUnlisted: z.boolean(), isSameName: z.boolean() })),
  warningCount: z.int(),
  unlistedCount: z.int(),
  sameNameCount: z.int(),
  canUndo: z.boolean(),
});
export type ImportReport = z.output<typeof importReport>;

export const startProductImport = endpoint('startProductImport', {
  tag: 'Catalogue',
  summary:
    'Import products from a CSV file: nothing when a row has a problem; a dry run only reports',
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

export const listProductImports = endpoint('listProductImports', {
  tag: 'Catalogue',
  summary: 'The last imports that run or have changed something, newest first, without problems',
  data: z.array(importReport),
});

export const undoProductImport = endpoint('undoProductImport', {
  tag: 'Catalogue',
  summary: 'Undo an import: what somebody changed or sold since stays',
  params: z.strictObject({ importId: id }),
  data: importReport,
  errors: ['notFound', 'importRunning', 'importNotUndoable'],
});

export const exportProducts = endpoint('exportProducts', {
  tag: 'Catalogue',
  summary: 'All products as CSV (UTF-8 with a byte order mark)',
  contentType: 'text/csv',
});
