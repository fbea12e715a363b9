import type { ListColumn } from '@mathappu/contract/list-columns';
import { foldHead } from './list-heads.ts';
import { areFractions, isNone, readPrice, readRupees } from './list-price.ts';
import { partNames } from './tamil-name.ts';

/** The values of a row of a price list; undefined for a column that the list lacks. */
export type ListItem = {
  /** The row's number as a spreadsheet shows it: the first row is 1. */
  row: number;
  name: string;
  nameTa: string | undefined;
  category: string | undefined;
  categoryTa: string;
  price: string | undefined;
  discount: string | undefined;
  unit: string | undefined;
  stock: string | undefined;
  /** Cells of other columns. */
  others: Partial<Record<ListColumn, string>>;
};

export type PriceTable = {
  rows: readonly (readonly string[])[];
  /** From 0; -1 for none. */
  headRow: number;
  columns: readonly (ListColumn | '')[];
};

const maxSectionLength = 60;
const plainColumns: ReadonlySet<ListColumn | ''> = new Set([
  '',
  'name',
  'nameTa',
  'category',
  'unit',
  'price',
  'discount',
  'net',
  'stock',
]);
/** Columns of numbers that head a row. */
const isNumbering = (column: ListColumn | '' | undefined) =>
  column === '' || column === 'listNumber';

/**
 * The products of a price list. A row with only a name is the section of those below it; what stands
 * above the heads, empty rows and repeated heads are passed over.
 */
export function readListRows({ rows, headRow, columns }: PriceTable): ListItem[] {
  const heads = headText(rows[headRow] ?? []);
  const fractions = columns.flatMap((column, index) =>
    column === 'discount' &&
    areFractions(rows.slice(headRow + 1).map((cells) => cells[index] ?? ''))
      ? [index]
      : [],
  );
  const items: ListItem[] = [];
  let section = { name: '', nameTa: '' };
  let lastNumber = 0;
  for (const [offset, written] of rows.slice(headRow + 1).entries()) {
    const cells = written.map((cell, index) =>
      fractions.includes(index) && cell.trim() !== '' ? String(Number(cell) * 100) : cell.trim(),
    );
    if (headText(cells) === heads) continue;
    const number = Number(cells.find((cell, index) => isNumbering(columns[index]) && cell !== ''));
    const named = sectionOf(cells, columns);
    const isNextItem = lastNumber > 0 && number === lastNumber + 1;
    if (named !== undefined && !isNextItem) {
      section = cleanSection(named) ?? section;
      continue;
    }
    if (Number.isInteger(number)) lastNumber = number;
    const item = itemOf(cells, columns);
    if (!item) continue;
    items.push({
      ...item,
      row: headRow + offset + 2,
      ...(item.category === undefined &&
        section.name !== '' && { category: section.name, categoryTa: section.nameTa }),
    });
  }
  return items;
}

const headText = (cells: readonly string[]): string => cells.map(foldHead).join('|');

/** The text of a row that has a name alone, wherever it stands; '' for an empty row. */
function sectionOf(
  cells: readonly string[],
  columns: readonly (ListColumn | '')[],
): string | undefined {
  const filled = cells.flatMap((cell, index) =>
    cell === '' ? [] : [{ cell, column: columns[index] ?? '' }],
  );
  const words = filled.filter(({ cell }) => /\p{L}{2}/u.test(cell) && !/^[IVX]+[.)]?$/.test(cell));
  const [first] = words;
  if (!first) return filled.length === 0 ? '' : undefined;
  const isAlone =
    words.length === 1 &&
    filled.every((one) => one === first || isNumbering(one.column) || isNone(one.cell)) &&
    (first.column === 'name' || first.column === 'nameTa' || filled.length === 1);
  return isAlone ? first.cell : undefined;
}

/** Without its number and what ends it; undefined for a note or a long text. */
function cleanSection(written: string): { name: string; nameTa: string } | undefined {
  const text = written
    .replace(/\s+/g, ' ')
    .replace(/^(?:[a-z]|[ivx]+|\d+)\s*[.):]\s+/i, '')
    .replace(/[\s:–—-]+$/, '')
    .trim();
  const isNote = /^[*#]|^(?:note|terms|thank|e ?& ?o)/i.test(text);
  return text === '' || isNote || text.length > maxSectionLength ? undefined : partNames(text);
}

function itemOf(
  cells: readonly string[],
  columns: readonly (ListColumn | '')[],
): Omit<ListItem, 'row'> | undefined {
  const cellOf = (column: ListColumn): string | undefined => {
    const index = columns.indexOf(column);
    return index < 0 ? undefined : (cells[index] ?? '');
  };
  const [price, discount, net] = [cellOf('price'), cellOf('discount'), cellOf('net')];
  const tamilCell = cellOf('nameTa')?.replace(/\s+/g, ' ');
  const written = cellOf('name') || tamilCell || '';
  const isPriced = [price, net].some((cell) => readRupees(cell ?? '') !== undefined);
  // The second line of the heads, and the sum at the end.
  if ((written === '' && !isPriced) || (isPriced && /^(?:grand |sub ?)?total\b/i.test(written))) {
    return undefined;
  }
  const { name, nameTa } = partNames(written);
  const section = cellOf('category');
  const category = section ? partNames(section) : undefined;
  return {
    name,
    nameTa: tamilCell || nameTa || undefined,
    category: category?.name,
    categoryTa: category?.nameTa ?? '',
    unit: cellOf('unit') || undefined,
    stock: isNone(cellOf('stock')) ? undefined : cellOf('stock'),
    ...readPrice({ price, discount, net }),
    others: Object.fromEntries(
      columns.flatMap((column, index) =>
        column === '' || plainColumns.has(column) || !cells[index] ? [] : [[column, cells[index]]],
      ),
    ),
  };
}
