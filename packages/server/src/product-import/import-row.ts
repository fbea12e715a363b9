import { editPassport, type WrittenPassport } from '@mathappu/contract/catalogue/passport';
import type { ProductCsvColumn } from '@mathappu/contract/product-import';
import { refusePassport } from '#server/catalogue/listing/listing-outcome.ts';
import type { LockedRules } from '#server/catalogue/listing/listing-rule-queries.ts';
import { refuseAboveMrp } from '#server/catalogue/mrp.ts';
import { nothingBefore, type ProductContent } from '#server/catalogue/product-content.ts';
import {
  editStock,
  piecesOf,
  type Stock,
  type StockEdit,
  type StoredStock,
} from '#server/catalogue/stock-edit.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { type Problem, problem } from './problem.ts';

/** Fields without a column in the file are left out; the stock stands in `stock`. */
type RowContent = Partial<Omit<ProductContent, 'passport' | 'stock'>> & {
  passport?: WrittenPassport;
};

/** A row of a file. */
export type ImportedRow = {
  /** The row's number as a spreadsheet shows it: the header is row 1. */
  row: number;
  /** Null for a new product. */
  id: string | null;
  content: RowContent;
  /** The slug or name of its category, '' for none; undefined when the file has no column for it. */
  category?: string;
  /** The Tamil name of the category, in case that it is new. */
  categoryTa?: string;
  /** Values that a new product gets when the file does not name them. */
  forNew?: { unit: string | undefined; stock: number | undefined };
  /** Not of the file, which does not name the product. */
  isOffSale?: boolean;
  /** The ids or names of what goes with it; undefined when the file has no column for it. */
  goesWith?: string[];
  /** Undefined when the file has no column for it. */
  stock?: StockEdit;
  /** The number on the price list; undefined when the file does not say. */
  listNumber?: number;
  /** The version of the product when it was exported; undefined when the file does not say. */
  version?: number;
};

/** The new product of a row, whose description is its name when it has none. */
export const newContentOf = ({ content, stock }: ImportedRow): ProductContent => ({
  ...nothingBefore,
  name: '',
  description: content.name ?? '',
  pricePaise: null,
  discountBp: 0,
  unit: null,
  ratingTenths: 0,
  ...content,
  stock: stock?.stock ?? null,
  passport: editPassport({}, content.passport),
});

/** A stored product, to compare with a row. */
export type StoredProduct = StoredStock & {
  id: string;
  position: number;
  listNumber: number | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  content: ProductContent;
};

type ProductState = Omit<ProductContent, 'stock'> & Stock;

/** The fields that change; a new product has no before. */
export type ProductChange = { before?: Partial<ProductState>; after: Partial<ProductState> };

type CellProblem = Problem & { column: string };

type EditPlan = { content: ProductContent; setAside: number; change: ProductChange };

/** The effect of a row on its product: nothing (undefined), an edit, or a problem. */
function planEdit(
  stored: StoredProduct,
  { content, stock: edit, isOffSale, listNumber }: ImportedRow,
  { rules, replacesStock }: Circumstances,
): EditPlan | CellProblem | undefined {
  if (listNumber !== undefined && listNumber !== stored.listNumber) {
    return { column: 'listNumber', ...problem('numberChanges') };
  }
  const stock = stockAfter(stored, edit, isOffSale || replacesStock);
  if (stock instanceof AppError) {
    return { column: 'stock', ...stockProblem(stored, stock, edit) };
  }
  const after = {
    ...stored.content,
    ...content,
    passport: editPassport(stored.content.passport, content.passport),
  };
  const before = { ...stored.content, createdAt: stored.createdAt };
  const unfit = passportProblem({ before, after, rules });
  if (unfit) return unfit;
  const dear = priceProblem(after);
  if (dear) return dear;
  const change = changeOf(stateOf(stored), { ...after, ...stock });
  return change && { content: { ...after, stock: stock.stock }, setAside: stock.setAside, change };
}

function stockAfter(
  stored: StoredProduct,
  edit: StockEdit | undefined,
  isReplaced = false,
): Stock | AppError {
  if (!edit) return { stock: stored.stock, setAside: stored.setAside };
  const isAnother = edit.stock !== stored.stock;
  if (isReplaced && edit.seen === undefined && isAnother) return { stock: edit.stock, setAside: 0 };
  return editStock(stored, edit);
}

/** Why the row's facts cannot be written. */
function passportProblem(edit: Parameters<typeof refusePassport>[0]): CellProblem | undefined {
  const refused = refusePassport(edit);
  return refused && { column: refused.field, ...problem(refused.code) };
}

/** Why the row's price cannot be written. */
function priceProblem(priced: Parameters<typeof refuseAboveMrp>[0]): CellProblem | undefined {
  const refused = refuseAboveMrp(priced);
  return refused && { column: 'price', code: refused.code, values: refused.details };
}

const stateOf = ({ content, stock, setAside }: StoredProduct): ProductState => ({
  ...content,
  stock,
  setAside,
});

function changeOf(before: ProductState, after: ProductState): ProductChange | undefined {
  const changed = (Object.keys(after) as (keyof ProductState)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (changed.length === 0) return undefined;
  // Both numbers of a stock belong together.
  const isStock = changed.some((field) => field === 'stock' || field === 'setAside');
  const fields = isStock ? [...new Set([...changed, 'stock', 'setAside'] as const)] : changed;
  const pick = (state: ProductState) =>
    Object.fromEntries(fields.map((field) => [field, state[field]]));
  return { before: pick(before), after: pick(after) };
}

/** How many pieces the change added, or took away when it is negative. */
export function addedPieces({ before, after }: ProductChange): number {
  const piecesIn = ({ stock = null, setAside = 0 }: Partial<ProductState>) =>
    piecesOf({ stock, setAside });
  return piecesIn(after) - (before ? piecesIn(before) : 0);
}

const columns = { stock: 'stock', seen: 'stock seen' } satisfies Record<string, ProductCsvColumn>;

function stockProblem(
  stored: StoredStock,
  refusal: AppError,
  edit: StockEdit | undefined,
): Problem {
  if (refusal.code !== 'stockSeenMissing') return { code: refusal.code, values: refusal.details };
  const pieces = piecesOf(stored);
  return edit?.seen === null
    ? problem('stockAppeared', { pieces, seen: columns.seen })
    : problem('stockMoved', { pieces, ...columns });
}

/** The changes that a row makes to its product. */
export type EditedRow = EditPlan & {
  row: number;
  product: StoredProduct;
  exportedVersion: number | undefined;
  stock: (StockEdit & { isOffSale: boolean }) | undefined;
};

type Circumstances = {
  rules: LockedRules;
  /** Whether a stock without the one seen replaces the present one, also where orders have moved it. */
  replacesStock?: boolean;
};

type Comparison = {
  edits: EditedRow[];
  /** The rows that change nothing. */
  unchanged: number[];
  problems: (CellProblem & { row: number })[];
};

/** An edit as the product will be. */
export const writtenRow = ({ row, content, product }: EditedRow) => ({
  row,
  content,
  createdAt: product.createdAt,
});

/** Finds the effect of each row on its stored product. A product has one row at most. */
export function compareWithStored(
  rows: readonly ImportedRow[],
  stored: readonly StoredProduct[],
  circumstances: Circumstances,
): Comparison {
  const { rules } = circumstances;
  const storedOf = new Map(stored.map((product) => [product.id, product]));
  const comparison: Comparison = { edits: [], unchanged: [], problems: [] };
  for (const row of rows) {
    if (!row.id) {
      const added = newContentOf(row);
      const unfit = passportProblem({ after: added, rules }) ?? priceProblem(added);
      if (unfit) comparison.problems.push({ row: row.row, ...unfit });
      continue;
    }
    const product = storedOf.get(row.id);
    const plan = product
      ? planEdit(product, row, circumstances)
      : { column: 'id', ...problem('unknownId') };
    if (!plan) comparison.unchanged.push(row.row);
    else if ('code' in plan) comparison.problems.push({ row: row.row, ...plan });
    else if (product) {
      const stock = row.stock && { ...row.stock, isOffSale: row.isOffSale ?? false };
      comparison.edits.push({
        ...plan,
        row: row.row,
        product,
        exportedVersion: row.version,
        stock,
      });
    }
  }
  return comparison;
}
