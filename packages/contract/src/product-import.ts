import * as z from 'zod/mini';
import { passportFieldNames } from './catalogue/passport.ts';
import { plainFieldNames, plainFields } from './catalogue/product-fields.ts';
import { productDiscount } from './catalogue/written-product.ts';
import { endpoint } from './endpoint.ts';
import { id, line, moment } from './fields.ts';
import { maxImportColumns, maxProductsAtOnce, maxStock } from './limits.ts';
import { listColumns } from './list-columns.ts';

/**
 * Columns of the export; an import has the same ones in any order. `id` is empty for a new
 * product, `price`, `stock` and `unit` in a draft. `stock seen` is the stock at the time of the
 * export: its difference to `stock` is applied. `image` holds addresses of uploads with spaces
 * between, `details` a JSON object or `Key: value | Key: value`. `version` is the product's at the
 * time of the export: by it the edits since then are named. `category` is its slug or its name,
 * `goesWith` the ids or names of other products with `|` between. A `listNumber` finds its product and gives a
 * new one its number; a file never changes it. The last columns are the facts of
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
  ...plainFieldNames.filter((name) => name !== 'maker'),
  'category',
  'goesWith',
  'maker',
  'mrp',
  'piecesPerCase',
  'listNumber',
  ...passportFieldNames,
] as const;
export type ProductCsvColumn = (typeof productCsvColumns)[number];

/** The meaning of each column of a file, in order; '' for one that is not used. */
const columnChoice = z.array(z.enum([...listColumns, ''])).check(z.maxLength(maxImportColumns));

/**
 * What stops an import until the admin accepts it: prices many times as high or low as today,
 * question marks where letters stood, a stock that orders have changed since it was set, and rows of
 * a list that cannot be read and are left out.
 */
export const importStops = ['tenfold', 'questionMarks', 'stock', 'rows'] as const;
export type ImportStop = (typeof importStops)[number];

const importProblem = z.object({
  /** The row's number as a spreadsheet shows it: the header is row 1. */
  row: z.int(),
  column: z.string(),
  message: z.string(),
});

/** The changed fields of a product, before and after, as people read them. */
const productChange = z.object({
  row: z.int(),
  name: z.string(),
  fields: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
});

export const importReport = z.object({
  importId: id,
  fileName: z.string(),
  /** The admin who started it; '' when the account is deleted. */
  startedBy: z.string(),
  startedAt: moment,
  /** Refused: there are problems and nothing is changed, also without a dry run. */
  state: z.enum(['running', 'done', 'refused', 'undone']),
  /** The running import, or the last one. */
  step: z.enum(['check', 'import', 'undo']),
  isDryRun: z.boolean(),
  /** Rows of the file; while an import is undone, those that had changed something. */
  totalRows: z.int(),
  processedRows: z.int(),
  /** The changes that the import made, or would make in a dry run. */
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** The number of updated products whose stock changed. */
  restocked: z.int(),
  /** Rows that the last step left, because somebody else had changed or deleted their product. */
  left: z.int(),
  /**
   * How the file gives stock: not at all, so that it stays; as a number; or as a number beside the
   * exported one, so that the difference is applied.
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
  warnings: z.array(
    z.extend(importProblem, {
      isUnlisted: z.boolean(),
      isSameName: z.boolean(),
      /** The reason to stop that the row is, or ''. */
      stop: z.enum([...importStops, '']),
    }),
  ),
  warningCount: z.int(),
  unlistedCount: z.int(),
  sameNameCount: z.int(),
  stops: z.array(z.object({ stop: z.enum(importStops), count: z.int(), isAccepted: z.boolean() })),
  /** The result of a check: at most 500 rows of each kind, the largest change of price first. */
  changes: z.array(productChange),
  added: z.array(
    z.object({
      row: z.int(),
      name: z.string(),
      price: z.nullable(z.number()),
      category: z.string(),
    }),
  ),
  /** Names of categories that the import makes, or would make. */
  newCategories: z.array(z.string()),
  /** Products on sale that the file does not name: the first 500, and how many there are. */
  missing: z.array(z.string()),
  missingCount: z.int(),
  takesOffSale: z.boolean(),
  canUndo: z.boolean(),
});
export type ImportReport = z.output<typeof importReport>;

/** Values with commas between, as a query carries them. */
const commaList = z.string().check(z.maxLength(1000));

export const readProductFile = endpoint('readProductFile', {
  tag: 'Catalogue',
  summary: 'The head and the first rows of a price list, and what its columns seem to be',
  files: [{ name: 'file', maxFiles: 1 }],
  data: z.object({
    /** It has the columns of an export, so that there is nothing to choose. */
    isExport: z.boolean(),
    heads: z.array(z.string()),
    /** The first five products. */
    rows: z.array(z.array(z.string())),
    columns: columnChoice,
    /** The columns are those of the last file with these heads. */
    isRemembered: z.boolean(),
  }),
  errors: [
    'importEmpty',
    'importTooLong',
    'importNotUtf8',
    'importNotCsv',
    'importNotReadable',
    'importOldExcel',
  ],
});

export const startProductImport = endpoint('startProductImport', {
  tag: 'Catalogue',
  summary:
    'Import products from an Excel or CSV file: nothing when a row has a problem; a dry run only reports',
  query: z.strictObject({
    dryRun: z._default(z.enum(['true', 'false']), 'true'),
    /** The meanings of the columns of a shop's own list, as `readProductFile` answers them. */
    columns: z.optional(commaList),
    /** The unit of new products for which a list names none. */
    unit: z.optional(line(60)),
    stock: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(maxStock))),
    /** The stops that the admin accepts. */
    accept: z.optional(commaList),
    /** Takes so many products off sale that the file does not name: as many as the check said. */
    offSale: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  }),
  files: [{ name: 'file', maxFiles: 1 }],
  data: importReport,
  errors: [
    'importRunning',
    'importEmpty',
    'importTooLong',
    'importNotUtf8',
    'importNotCsv',
    'importNotReadable',
    'importOldExcel',
    'importRowUneven',
    'importColumnsMissing',
    'importColumnsUnknown',
    'importMissingChanged',
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

export const changeProducts = endpoint('changeProducts', {
  tag: 'Catalogue',
  summary:
    'Change price, discount, category, maker or sale of several products; undone as an import. A dry run only says what would change',
  body: z.strictObject({
    /** The products, or all those of a category. */
    of: z.union([
      z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(maxProductsAtOnce)) }),
      z.strictObject({ categoryId: id }),
    ]),
    change: z.discriminatedUnion('kind', [
      /** Prices of whole rupees stay whole. */
      z.strictObject({
        kind: z.literal('price'),
        percent: z.number().check(z.minimum(-90), z.maximum(500)),
      }),
      z.strictObject({ kind: z.literal('discount'), percent: productDiscount }),
      z.strictObject({ kind: z.literal('category'), categoryId: z.nullable(id) }),
      z.strictObject({ kind: z.literal('maker'), maker: plainFields.maker }),
      z.strictObject({ kind: z.literal('offSale') }),
    ]),
    /** The name of the change in the list of imports. */
    title: line(120),
    isDryRun: z.boolean(),
  }),
  data: z.object({
    changes: z.array(productChange),
    count: z.int(),
    /** The same as `count`. */
    changed: z.int(),
    /** The products that stay as they are, and why. */
    refused: z.array(z.object({ productId: id, name: z.string(), code: z.enum(['aboveMrp']) })),
  }),
  errors: ['categoryNotFound', 'tooManyProducts'],
});

export const exportProducts = endpoint('exportProducts', {
  tag: 'Catalogue',
  summary: 'All products as CSV (UTF-8 with a byte order mark)',
  contentType: 'text/csv',
});
