import type { QuoteEdit, StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { editedTotals, loweredTotals } from '@mathappu/contract/enquiries/edited-totals';
import {
  maxCartLines,
  maxDeliveryCharge,
  maxPriceRupees,
  maxQuantity,
  orderReasonMaxLength,
} from '@mathappu/contract/limits';
import {
  hasAtMostTwoDecimals,
  type Paise,
  toHundredths,
  toRupees,
  unitPricePaise,
} from '@mathappu/contract/money';
import type { OrderTotals } from '@mathappu/contract/orders/order-totals';
import { answerTotals, readTotals } from '@mathappu/contract/orders/totals';
import { parseNumber, parseRupees } from '@mathappu/contract/parse-number';
import type { CarriedKind } from '@mathappu/contract/settings/delivery-terms';
import { fill } from '@mathappu/contract/words';
import { mrpError } from '#web/admin/products/mrp-error.ts';
import { textError } from '#web/forms/text-error.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/admin/enquiries';

export type StaffLine = StaffQuote['lines'][number];

/** The fields of an enquiry, or of an order, that the form begins with. */
export type EditedSale = Pick<StaffQuote, 'lines' | 'totals' | 'delivery_terms' | 'shopNote'>;

type LineValues = {
  /** The line as it is stored, or as it would be added. */
  of: StaffLine;
  quantity: string;
  price: string;
  priceReason: string;
  /** Why it is not what was asked for. */
  reason: string;
};

/** An enquiry as its form holds it: numbers are text. */
export type EnquiryValues = {
  lines: LineValues[];
  kind: CarriedKind;
  charge: string;
  discount: string;
  discountReason: string;
  /** Whether the best price rule of now takes the place of staff's own discount. */
  isBest: boolean;
  /** To the customer. */
  note: string;
};

export const lineValues = (of: StaffLine, quantity = of.quantity): LineValues => ({
  of,
  quantity: String(quantity),
  price: String(of.price),
  priceReason: of.priceReason,
  reason: of.reason,
});

export const adjustmentOf = (
  { totals }: Pick<EditedSale, 'totals'>,
  kind: OrderTotals['adjustments'][number]['kind'],
) => totals.adjustments.find((row) => row.kind === kind);

const typedAmount = (rupees = 0): string => (rupees === 0 ? '' : String(Math.abs(rupees)));

export function valuesOf(quote: EditedSale): EnquiryValues {
  const discount = adjustmentOf(quote, 'discount');
  const kind = quote.delivery_terms?.kind ?? 'free';
  return {
    lines: quote.lines.map((line) => lineValues(line)),
    kind: kind === 'none' ? 'free' : kind,
    charge: typedAmount(adjustmentOf(quote, 'delivery')?.amount),
    discount: typedAmount(discount?.amount),
    discountReason: discount?.label ?? '',
    isBest: false,
    note: quote.shopNote,
  };
}

/** The price of one piece in the list of the day when it was asked for. */
export const listPriceOf = ({ listPrice, discount }: StaffLine): number =>
  toRupees(unitPricePaise(toHundredths(listPrice), toHundredths(discount)));

export const reasonError = textError(orderReasonMaxLength, words.reasonMissing);

export const parseQuantity = (typed: string) => parseNumber(typed) ?? Number.NaN;
export const parseAmount = (typed: string) =>
  typed.trim() === '' ? 0 : (parseRupees(typed) ?? Number.NaN);

export function quantityError(typed: string): string | undefined {
  const count = parseQuantity(typed);
  const isWhole = Number.isInteger(count) && count >= 0 && count <= maxQuantity;
  return isWhole ? undefined : fill(words.notWhole, { maximum: maxQuantity });
}

const isAmount = (rupees: number, maximum: number): boolean =>
  rupees >= 0 && rupees <= maximum && hasAtMostTwoDecimals(rupees);

/** A price that stays as it is stored is not asked for again. */
export function priceError(typed: string, { price, mrp }: StaffLine): string | undefined {
  const typedPrice = parseAmount(typed);
  if (typed.trim() === '' || !isAmount(typedPrice, maxPriceRupees)) return words.amountMissing;
  return typedPrice === price ? undefined : mrpError({ price: typedPrice, mrp });
}

export const chargeError = (typed: string): string | undefined =>
  isAmount(parseAmount(typed), maxDeliveryCharge) ? undefined : words.amountMissing;

/** A discount takes off no more than what the goods cost. */
export function discountError(typed: string, values: EnquiryValues): string | undefined {
  if (values.isBest) return undefined;
  if (!isAmount(parseAmount(typed), Number.POSITIVE_INFINITY)) return words.amountMissing;
  const total = toRupees(subtotalOf(values));
  if (parseAmount(typed) <= total) return undefined;
  return fill(words.discountTooLarge, { total: formatRupees(total) });
}

export const hasOtherPrice = ({ of, price }: LineValues): boolean =>
  parseAmount(price) !== listPriceOf(of);

export const hasDiscount = ({ discount }: Pick<EnquiryValues, 'discount'>): boolean =>
  parseAmount(discount) > 0;

export const isTakenOut = ({ quantity }: LineValues): boolean => parseQuantity(quantity) === 0;

export const countGoods = (lines: readonly LineValues[]): number =>
  lines.filter((line) => !isTakenOut(line)).length;

/** What is wrong with the goods as a whole; `none` says it where none are left. */
export function goodsError(lines: readonly LineValues[], none: string): string | undefined {
  const goods = countGoods(lines);
  if (goods === 0) return none;
  return goods > maxCartLines ? fill(words.tooMany, { maximum: maxCartLines }) : undefined;
}

/** The call that stores what differs from the enquiry; its fields have been checked. */
export function toEdit(values: EnquiryValues, quote: StaffQuote): QuoteEdit {
  const given = adjustmentOf(quote, 'discount');
  return {
    version: quote.version,
    lines: values.lines.map(toEditedLine),
    delivery: { kind: values.kind, charge: chargeOf(values) },
    ...((given || hasDiscount(values) || values.isBest) && {
      discount: values.isBest
        ? 'best'
        : {
            reason: values.discountReason.trim() || (given?.label ?? ''),
            amount: parseAmount(values.discount),
          },
    }),
    shopNote: values.note,
  };
}

function toEditedLine(line: LineValues): QuoteEdit['lines'][number] {
  const { of } = line;
  const reason = line.reason.trim();
  const price = parseAmount(line.price);
  const priceReason = line.priceReason.trim();
  const isPriceChanged =
    price !== of.price || (hasOtherPrice(line) && priceReason !== of.priceReason);
  return {
    productId: of.productId,
    quantity: parseQuantity(line.quantity),
    ...(isPriceChanged && {
      price,
      priceReason: hasOtherPrice(line) ? priceReason : words.listPrice,
    }),
    ...(reason !== of.reason && { reason }),
  };
}

/** The lines, with the quantities lowered to the stock where there is too little. */
export function toWhatIsThere(
  { version, lines }: StaffQuote,
  shortages: readonly { productId: string; stock: number }[],
): QuoteEdit {
  const there = new Map(shortages.map(({ productId, stock }) => [productId, stock]));
  return {
    version,
    lines: lines.map(({ productId, quantity }) => {
      const stock = there.get(productId);
      return stock === undefined
        ? { productId, quantity }
        : { productId, quantity: stock, reason: fill(words.onlyInStock, { stock }) };
    }),
  };
}

/** What the enquiry costs with only the pieces that are there, in rupees. */
export function totalOfWhatIsThere(quote: StaffQuote, edit: QuoteEdit): number {
  const pieces = new Map(edit.lines.map(({ productId, quantity }) => [productId, quantity]));
  const subtotalPaise = quote.lines.reduce(
    (sum, { productId, price }) => sum + toHundredths(price) * (pieces.get(productId) ?? 0),
    0,
  );
  return toRupees(loweredTotals(readTotals(quote.totals), subtotalPaise).totalPaise);
}

export const chargeOf = ({ kind, charge }: EnquiryValues): number =>
  kind === 'fixed' ? parseAmount(charge) : 0;

const orZero = (number: number): number => (Number.isFinite(number) ? number : 0);

/** In rupees; what is no number counts as 0. */
export const totalOfLine = ({ quantity, price }: LineValues): number =>
  toRupees(Math.trunc(orZero(parseQuantity(quantity))) * toHundredths(orZero(parseAmount(price))));

const subtotalOf = ({ lines }: EnquiryValues): Paise =>
  lines.reduce((sum, line) => sum + toHundredths(totalOfLine(line)), 0);

/**
 * The totals of the typed rows; text that is no number counts as 0.
 * @param best what the best price rule takes off, as far as it is known
 */
export function totalsOf(
  values: EnquiryValues,
  quote: Pick<EditedSale, 'totals'>,
  best: StaffQuote['bestDiscount'] = null,
): OrderTotals {
  return answerTotals(
    editedTotals(subtotalOf(values), quote.totals.adjustments, {
      delivery: { kind: values.kind, charge: orZero(chargeOf(values)) },
      discount: values.isBest
        ? { label: best?.label ?? '', amountPaise: -toHundredths(best?.amount ?? 0) }
        : {
            label: values.discountReason,
            amountPaise: toHundredths(Math.max(0, orZero(parseAmount(values.discount)))),
          },
    }),
  );
}

const typedFields = ['quantity', 'price', 'priceReason', 'reason'] as const;

/** Merges the edits since `base` into `theirs`. */
export function mergeEdits(
  typed: EnquiryValues,
  { base, theirs }: { base: EnquiryValues; theirs: EnquiryValues },
): EnquiryValues {
  const { lines: _, ...plain } = typed;
  const edits = Object.entries(plain).filter(
    ([field, value]) => value !== base[field as keyof typeof plain],
  );
  const findLine = ({ lines }: EnquiryValues, { of }: LineValues) =>
    lines.find((line) => line.of.productId === of.productId);
  const lines = theirs.lines.map((line) => {
    const [mine, before] = [findLine(typed, line), findLine(base, line)];
    if (!mine) return line;
    const kept = typedFields.filter((field) => mine[field] !== before?.[field]);
    return { ...line, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
  });
  const added = typed.lines.filter((line) => !findLine(theirs, line));
  return { ...theirs, ...Object.fromEntries(edits), lines: [...lines, ...added] };
}
