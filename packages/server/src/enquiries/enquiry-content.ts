import type { QuoteState } from '@mathappu/contract/enquiries/quote-state';
import type { BasisPoints, Paise } from '@mathappu/contract/money';
import { unitPricePaise } from '@mathappu/contract/money';
import type { Totals } from '@mathappu/contract/orders/totals';
import type {
  Adjustments,
  DeliverySnapshot,
  StatedPassport,
} from '#server/platform/db/json-columns.ts';

export type QuoteLine = {
  readonly lineNo: number;
  readonly productId: string;
  readonly name: string;
  readonly image: string;
  readonly unit: string;
  /** Null in a new line; the database then stores the product's own. */
  readonly listNumber: number | null;
  readonly listPricePaise: Paise;
  readonly discountBp: BasisPoints;
  /** The agreed price of one piece. */
  readonly unitPricePaise: Paise;
  readonly priceReason: string;
  /** Null in older lines, whose quotes did not store it. */
  readonly passport: StatedPassport | null;
  /** Null when the shop has added it. */
  readonly asked: number | null;
  readonly quantity: number;
  /** The reason why the line differs from the customer's request. */
  readonly reason: string;
};

/** The fields of an enquiry that acts may change. */
export type QuoteContent = {
  readonly state: QuoteState;
  readonly validUntil: string | null;
  /** The note of the customer, and the note of the shop to the customer. */
  readonly note: string;
  readonly shopNote: string;
  readonly reason: string;
  readonly delivery: DeliverySnapshot | null;
  readonly adjustments: Adjustments;
  /** The price rule of its discount; null of none and of one that staff gave. */
  readonly priceRule: string | null;
  readonly orderId: string | null;
  readonly lines: readonly QuoteLine[];
};

/** The address and phone of the request; an account may have no phone of its own. */
export const phoneOf = (customerPhone: string, delivery: DeliverySnapshot | null): string =>
  customerPhone || (delivery?.mobile ?? '');

export const totalOfLine = ({ unitPricePaise, quantity }: QuoteLine): Paise =>
  unitPricePaise * quantity;

export const withTotal = <Line extends QuoteLine>(line: Line) => ({
  ...line,
  totalPaise: totalOfLine(line),
});

export const listPriceOf = ({ listPricePaise, discountBp }: QuoteLine): Paise =>
  unitPricePaise(listPricePaise, discountBp);

export function totalsOf({ lines, adjustments }: QuoteContent): Totals {
  const subtotalPaise = lines.reduce((sum, line) => sum + totalOfLine(line), 0);
  const totalPaise = adjustments.reduce((sum, row) => sum + row.amountPaise, subtotalPaise);
  return { subtotalPaise, adjustments, totalPaise };
}
