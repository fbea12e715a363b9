import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import type { SharedEstimate } from '@mathappu/contract/estimates/estimates';
import { maxCartLines } from '@mathappu/contract/limits';
import { type Paise, toHundredths, toRupees } from '@mathappu/contract/money';

export type ComparedLine = SharedEstimate['lines'][number] & {
  /** The line's price today; undefined when the product is no longer sold. */
  readonly todayPaise: Paise | undefined;
  /** The pieces in stock now, when they are fewer than the line has. */
  readonly left: number | undefined;
};

/** The lines as they were frozen, beside what they cost now. */
export function compareToday({ lines, today }: SharedEstimate): ComparedLine[] {
  const products = new Map(today.lines.map(({ productId }) => [productId._id, productId]));
  return lines.map((line) => {
    const product = products.get(line.productId);
    const stock = product?.stock ?? 0;
    return {
      ...line,
      todayPaise: product && unitPriceOf(product) * line.quantity,
      left: product && stock < line.quantity ? stock : undefined,
    };
  });
}

/** The pieces of the line that are in stock now, at most those that it has. */
export const piecesThere = ({ todayPaise, left, quantity }: ComparedLine): number =>
  todayPaise === undefined ? 0 : (left ?? quantity);

/** What can be ordered of the lines now, at the prices that were frozen. */
export const linesThere = (lines: readonly ComparedLine[]): ComparedLine[] =>
  lines.flatMap((line) => {
    const quantity = piecesThere(line);
    if (quantity === line.quantity) return [line];
    if (quantity === 0 || line.todayPaise === undefined) return [];
    const total = toRupees(unitPriceOf(line) * quantity);
    const todayPaise = (line.todayPaise / line.quantity) * quantity;
    return [{ ...line, quantity, total, todayPaise, left: undefined }];
  });

export const costOf = (lines: readonly Pick<ComparedLine, 'total'>[]): Paise =>
  lines.reduce((sum, { total }) => sum + toHundredths(total), 0);

export const isTooLong = (lines: readonly unknown[]): boolean => lines.length > maxCartLines;

/**
 * The amount by which the list is cheaper today; 0 when it is not, or when a product is missing.
 */
export function cheaperBy({ lines, totals, today }: SharedEstimate): Paise {
  if (today.lines.length < lines.length) return 0;
  return Math.max(0, toHundredths(totals.total) - toHundredths(today.totals.total));
}
