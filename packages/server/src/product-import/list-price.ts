import { toHundredths, toRupees, unitPricePaise } from '@mathappu/contract/money';
import { parsePercent, parseRupees } from '@mathappu/contract/parse-number';

/** Texts of cells; undefined for a column that the list does not have. */
type PriceCells = {
  price: string | undefined;
  discount: string | undefined;
  /** The price that the customer pays. */
  net: string | undefined;
};

/** Cells for the reader of products, which refuses what is not a number. */
type ReadPrice = Omit<PriceCells, 'net'>;

/** Text in a cell of numbers that says that there is none. */
const none = /^(?:[-–—.]*|n\.?a\.?|nil|net)$/i;

export const isNone = (cell: string | undefined): boolean => none.test(cell?.trim() ?? '');

/**
 * The rupees of '₹ 1,250.00/-', 'Rs.560' or '35 Rs', rounded to the paisa as a spreadsheet shows
 * them. In the code page of Windows the sign of the rupee is a question mark.
 */
export function readRupees(cell: string): number | undefined {
  const number = parseRupees(
    cell.replace(/\s*(?:only|rs\.?|rupees|ரூ\.?)\s*$/i, '').replace(/^\s*(?:ரூ\.?|\?+)/, ''),
  );
  return number === undefined ? undefined : toRupees(toHundredths(number));
}

/**
 * What a product costs by its row. The net price is what counts: where no discount in hundredths of
 * a percent leads to it, it is the price, without a discount.
 */
export function readPrice({ price, discount, net }: PriceCells): ReadPrice {
  const list = isNone(price) ? undefined : readRupees(price ?? '');
  const paid = isNone(net) ? undefined : readRupees(net ?? '');
  if (paid === undefined) {
    return {
      price: isNone(price) ? '' : String(list ?? price),
      discount: discount === undefined ? undefined : readDiscount(discount),
    };
  }
  if (list === undefined || list <= paid) return { price: String(paid), discount: '0' };
  const exact = discountBetween(toHundredths(list), toHundredths(paid));
  return exact === undefined
    ? { price: String(paid), discount: '0' }
    : { price: String(list), discount: String(exact / 100) };
}

function discountBetween(listPaise: number, paidPaise: number): number | undefined {
  const near = Math.round(10_000 * (1 - paidPaise / listPaise));
  return [near, near - 1, near + 1].find((bp) => unitPricePaise(listPaise, bp) === paidPaise);
}

/** '80%', '-80 %', 'NET' and an empty cell. */
function readDiscount(cell: string): string {
  if (isNone(cell)) return '0';
  const percent = parsePercent(cell.replace(/^\s*-/, '').replace(/\s*off\s*$/i, ''));
  return percent === undefined ? cell : String(Math.round(percent * 100) / 100);
}

/** A column of percents that the spreadsheet stores as fractions: 0.8 for 80 %. */
export function areFractions(cells: readonly string[]): boolean {
  const numbers = cells.map(Number).filter((number) => number !== 0);
  return numbers.length > 0 && numbers.every((number) => number > 0 && number < 1);
}
