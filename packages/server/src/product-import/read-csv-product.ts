import { plainFieldNames } from '@mathappu/contract/catalogue/product-fields';
import {
  editedProduct,
  newProduct,
  productStock,
} from '@mathappu/contract/catalogue/written-product';
import { id, text } from '@mathappu/contract/fields';
import { maxGoesWith, maxListNumber } from '@mathappu/contract/limits';
import { parseNumber, parsePercent, parseRupees } from '@mathappu/contract/parse-number';
import type { ProductCsvColumn } from '@mathappu/contract/product-import';
import * as inputWords from '@mathappu/contract/words/input';
import * as z from 'zod/mini';
import { contentOf, type ProductContent } from '#server/catalogue/product-content.ts';
import { findInputWord } from '#server/platform/http/input-words.ts';
import type { ImportedRow } from './import-row.ts';
import type { CsvCells, CsvFile } from './parse-product-csv.ts';
import { readPassportCells } from './passport-cells.ts';
import { type Problem, problem } from './problem.ts';

type ImportedProduct = Omit<ImportedRow, 'row'>;
type CellProblem = Problem & { column: string };

const importedProduct = z.extend(newProduct, {
  id: z.nullable(id),
  name: z.optional(newProduct.shape.name),
  description: z.optional(newProduct.shape.description),
  stockSeen: z.nullable(productStock),
  version: z.nullable(z.int().check(z.positive())),
  listNumber: z.nullable(z.int().check(z.minimum(1), z.maximum(maxListNumber))),
  rating: editedProduct.shape.rating,
  category: z.optional(text(60)),
  goesWith: z.optional(
    z.array(text(120)).check(z.maxLength(maxGoesWith, inputWords.tooManyGoWith)),
  ),
});

const numberProblems: Readonly<Partial<Record<string, Problem>>> = {
  price: problem('writePrice'),
  mrp: problem('writePrice'),
  piecesPerCase: problem('writePieces'),
  listNumber: problem('writeListNumber'),
  discount: problem('writePercentage'),
  stock: problem('writeStock'),
  stockSeen: problem('leaveNumber'),
  version: problem('leaveNumber'),
  rating: problem('writeRating'),
};

/** Fields of a product by the column that the file may lack, so that they stay as they are. */
const fieldOfColumn = {
  name: 'name',
  description: 'description',
  price: 'pricePaise',
  discount: 'discountBp',
  unit: 'unit',
  rating: 'ratingTenths',
  image: 'images',
  details: 'details',
  mrp: 'mrpPaise',
  piecesPerCase: 'piecesPerCase',
} as const satisfies Partial<Record<ProductCsvColumn, keyof ProductContent>>;

/** The product of a row, or all problems of the row. */
export function readCsvProduct(
  cells: CsvCells,
  stockColumns: CsvFile['stockColumns'],
): ImportedProduct | { problems: CellProblem[] } {
  const isNew = !cells.id?.trim() && !cells.listNumber?.trim();
  const result = importedProduct.safeParse({
    id: cells.id?.trim() || null,
    name: cells.name ?? (isNew ? '' : undefined),
    description: cells.description,
    price: readNumber(cells.price, parseRupees),
    discount: readNumber(cells.discount, parsePercent) ?? 0,
    stock: readNumber(cells.stock),
    stockSeen: stockColumns === 'difference' ? readNumber(cells['stock seen']) : null,
    unit: cells.unit?.trim() || null,
    rating: readNumber(cells.rating) ?? 0,
    image: cells.image?.split(/[\s|]+/).filter(Boolean),
    details: readDetails(cells.details ?? ''),
    version: readNumber(cells.version),
    mrp: readNumber(cells.mrp, parseRupees),
    piecesPerCase: readNumber(cells.piecesPerCase),
    listNumber: readNumber(cells.listNumber),
    category: cells.category,
    goesWith: cells.goesWith === undefined ? undefined : readNames(cells.goesWith),
    passport: readPassportCells(cells),
    ...Object.fromEntries(plainFieldNames.map((field) => [field, cells[field]])),
  });
  if (result.success) return toImportedProduct(result.data, { cells, stockColumns });
  const problems = new Map<string, Problem>();
  for (const issue of result.error.issues) {
    const [first = '', fact] = issue.path;
    const field = String(first === 'passport' ? fact : first);
    const column = field === 'stockSeen' ? 'stock seen' : field;
    const message = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message;
    if (!problems.has(column)) {
      const decimals =
        decimalColumns.has(column) && decimalCommaProblem(cells[column as 'price'] ?? '');
      problems.set(column, decimals || (numberProblems[field] ?? schemaProblem(column, message)));
    }
  }
  return { problems: [...problems].map(([column, found]) => ({ column, ...found })) };
}

function toImportedProduct(
  {
    id,
    stockSeen,
    version,
    listNumber,
    category,
    goesWith,
    name = '',
    ...fields
  }: z.output<typeof importedProduct>,
  { cells, stockColumns }: { cells: CsvCells; stockColumns: CsvFile['stockColumns'] },
): ImportedProduct {
  // A new product without a description has its name for one.
  const { description = name, ...others } = fields;
  const {
    categoryId: _,
    goesWith: __,
    passport: ___,
    stock,
    ...content
  } = contentOf({
    ...others,
    name,
    description,
  });
  const missing: (keyof ProductContent)[] = [
    ...plainFieldNames.filter((field) => fields[field] === undefined),
    ...Object.entries(fieldOfColumn).flatMap(([column, field]) =>
      cells[column as keyof typeof fieldOfColumn] === undefined ? [field] : [],
    ),
  ];
  const product = {
    id,
    content: { ...withoutFields(content, missing), passport: fields.passport },
    ...(category !== undefined && { category }),
    ...(goesWith !== undefined && { goesWith }),
    ...(version !== null && { version }),
    ...(listNumber !== null && { listNumber }),
  };
  if (cells.stock === undefined) return product;
  const seen = stockColumns === 'difference' ? stockSeen : undefined;
  return { ...product, stock: { stock, seen } };
}

const withoutFields = <Content extends object>(
  content: Content,
  fields: readonly string[],
): Partial<Content> =>
  Object.fromEntries(
    Object.entries(content).filter(([name]) => !fields.includes(name)),
  ) as Partial<Content>;

const decimalColumns: ReadonlySet<string> = new Set(['price', 'discount', 'rating', 'mrp']);

/** Spreadsheets with European settings write 12,50, which could as well be a group of thousands. */
function decimalCommaProblem(cell: string): Problem | undefined {
  const [, whole, decimals] = /^[^\d,.]*(\d[\d.\s]*),(\d{1,2})[^\d,.]*$/.exec(cell) ?? [];
  if (!whole) return undefined;
  const number = `${whole.replace(/\D/g, '')}.${decimals}`;
  return problem('writePoint', { number });
}

function schemaProblem(column: string, message = ''): Problem {
  if (column === 'details' && message.startsWith('Invalid input'))
    return problem('writeDetails', { form: 'Key: value | Key: value' });
  const found = findInputWord(message);
  return found ? { code: found.word, values: found.values } : problem('asGiven', { text: message });
}

/** Texts with `|` between. */
const readNames = (cell: string) =>
  cell
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean);

/** Null for an empty cell; NaN, which the schema refuses, for other text that is not a number. */
function readNumber(cell = '', parse = parseNumber): number | null {
  return cell.trim() === '' ? null : (parse(cell) ?? Number.NaN);
}

/**
 * Reads a JSON object or `Key: value | Key: value`; null, which the schema refuses, otherwise, and for a
 * key that no call takes.
 */
function readDetails(cell: string): unknown {
  const text = cell.trim();
  if (text === '') return {};
  const details = text.startsWith('{') ? readJson(text) : readPairs(text);
  return Object.hasOwn(details ?? {}, '__proto__') ? null : details;
}

function readPairs(text: string): Record<string, string> | null {
  const pairs = text.split('|').map((pair) => {
    const colon = pair.indexOf(':');
    return colon < 0
      ? undefined
      : ([pair.slice(0, colon).trim(), pair.slice(colon + 1).trim()] as const);
  });
  return pairs.every((pair) => pair !== undefined) ? Object.fromEntries(pairs) : null;
}

function readJson(text: string): object | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
