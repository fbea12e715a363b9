import { plainFieldNames } from '@mathappu/contract/catalogue/product-fields';
import { type Paise, unitPricePaise } from '@mathappu/contract/money';
import type { ImportStop } from '@mathappu/contract/product-import';
import type { ProductContent } from '#server/catalogue/product-content.ts';
import { piecesOf } from '#server/catalogue/stock-edit.ts';
import { formatMoney } from '#server/gateway/format-money.ts';
import type { EditedRow, ImportedRow } from './import-row.ts';
import type { RowProblem } from './import-row-queries.ts';
import { problem } from './problem.ts';

/** A price that is so many times as high or low as today is more likely a slip than a new price. */
const suspectedRatio = 8;
const lostLetters = /\?{2,}/;
const textFields = ['name', 'description', ...plainFieldNames] as const;

type Stop = RowProblem & { stop: ImportStop };

/** The stops that the admin has to accept before the edit of a row is made. */
export function stopsOfEdit({ row, product, content, change, stock: edit }: EditedRow): Stop[] {
  const before = product.content;
  const stops: Stop[] = [];
  const [today, then] = [unitPriceOf(before), unitPriceOf(content)];
  if (today && then !== null && isJump(today, then)) {
    const jump = problem('priceJump', {
      product: before.name,
      before: formatMoney(today),
      after: formatMoney(then),
    });
    stops.push({ row, stop: 'tenfold', column: 'price', ...jump });
  }
  for (const field of textFields) {
    const isLost = lostLetters.test(content[field]) && !lostLetters.test(before[field]);
    if (isLost) stops.push(lostIn(row, field, content[field]));
  }
  const isOutdated = edit?.seen === undefined && !product.isStockAsSet && 'stock' in change.after;
  if (edit && isOutdated && !edit.isOffSale) {
    const sold = problem('stockBeforeSales', {
      pieces: piecesOf(product),
      stock: edit.stock ?? 0,
    });
    stops.push({ row, stop: 'stock', column: 'stock', ...sold });
  }
  return stops;
}

export function stopsOfNew({ row, content }: ImportedRow): Stop[] {
  return textFields.flatMap((field) => {
    const text = content[field] ?? '';
    return lostLetters.test(text) ? [lostIn(row, field, text)] : [];
  });
}

const unitPriceOf = ({ pricePaise, discountBp }: ProductContent): Paise | null =>
  pricePaise === null ? null : unitPricePaise(pricePaise, discountBp);

const isJump = (before: Paise, after: Paise): boolean =>
  after >= before * suspectedRatio || after * suspectedRatio <= before;

const lostIn = (row: number, column: string, text: string): Stop => ({
  row,
  stop: 'questionMarks',
  column,
  ...problem('lettersLost', { text: text.slice(0, 120) }),
});
