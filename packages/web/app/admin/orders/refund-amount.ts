import type { AdminOrder, OrderHistory } from '@mathappu/contract/admin/admin-orders';
import { type Paise, toHundredths, toRupees } from '@mathappu/contract/money';
import { refundOfPieces } from '@mathappu/contract/orders/refund-of-pieces';
import { readTotals, type Totals } from '@mathappu/contract/orders/totals';
import { parseNumber, parseRupees } from '@mathappu/contract/parse-number';
import { fill, plural } from '@mathappu/contract/words';
import { type Amount, formatAmount } from '#web/payments/amounts.ts';
import * as words from '#words/admin/orders';
import { piecesLeft } from './admin-order.ts';

/** The kinds of refund: all that remains of the payment, pieces of products, or an amount. */
export type RefundKind = 'rest' | 'lines' | 'amount';

export type RefundValues = {
  kind: RefundKind;
  /** The typed quantities, one for each line of the order. */
  pieces: string[];
  amount: string;
  /** Whether refunded pieces go back into stock. */
  isBackInStock: boolean;
  reason: string;
};

export type RefundableLine = {
  productId: string;
  name: string;
  /** Pieces that have not been refunded. */
  pieces: number;
  /** The price that was paid for a piece. */
  piecePaise: Paise;
};

/** Every line of the order, also those of which no piece is left to refund. */
export const refundableLines = ({ products }: Pick<AdminOrder, 'products'>): RefundableLine[] =>
  products.map((line) => ({
    productId: line.productId,
    name: line.name,
    pieces: piecesLeft(line),
    piecePaise: toHundredths(line.total) / line.quantity,
  }));

/** An empty field is no piece. */
const parsePieces = (typed = ''): number | undefined => (typed.trim() ? parseNumber(typed) : 0);

/** The typed quantity of a line that was refunded meanwhile no longer counts. */
const chosenPieces = (typed: string | undefined, { pieces }: RefundableLine): number | undefined =>
  pieces > 0 ? parsePieces(typed) : 0;

export function piecesError(typed: string, { pieces }: RefundableLine): string | undefined {
  const count = parsePieces(typed);
  if (count === undefined || !Number.isInteger(count) || count < 0) return words.notWhole;
  return count > pieces ? fill(plural(words.atMostPieces, pieces), { count: pieces }) : undefined;
}

export function amountError(typed: string, refundable: Amount): string | undefined {
  const rupees = parseRupees(typed);
  if (rupees === undefined || rupees <= 0) return words.amountMissing;
  if (toRupees(toHundredths(rupees)) !== rupees) return words.tooManyDecimals;
  return rupees > refundable.amount
    ? fill(words.atMostAmount, { amount: formatAmount(refundable) })
    : undefined;
}

/** The lines of which pieces are refunded, as the call takes them. */
export const chosenLines = (pieces: readonly string[], lines: readonly RefundableLine[]) =>
  lines.flatMap((line, index) => {
    const quantity = chosenPieces(pieces[index], line) ?? 0;
    return quantity > 0 ? [{ productId: line.productId, quantity }] : [];
  });

/** The order's rows, and what earlier refunds of its pieces gave back. */
export type SoldFor = Pick<Totals, 'subtotalPaise' | 'adjustments'> & {
  readonly refundedPaise: Paise;
};

export const soldFor = (
  { totals }: Pick<AdminOrder, 'totals'>,
  refunds: OrderHistory['refunds'],
): SoldFor => ({
  ...readTotals(totals),
  refundedPaise: refunds
    .filter(({ lines, state }) => lines.length > 0 && state !== 'failed')
    .reduce((sum, { amount }) => sum + toHundredths(amount), 0),
});

type Refundable = { lines: readonly RefundableLine[]; refundable: Amount; sold: SoldFor };

/** The amount that is refunded; undefined while what is typed is not valid. */
export function refundedAmount(
  { kind, pieces, amount }: Omit<RefundValues, 'isBackInStock' | 'reason'>,
  { lines, refundable, sold }: Refundable,
): number | undefined {
  if (kind === 'rest') return refundable.amount;
  if (kind === 'amount') return amountError(amount, refundable) ? undefined : parseRupees(amount);
  const isWrong = (line: RefundableLine, index: number) =>
    line.pieces > 0 && piecesError(pieces[index] ?? '', line) !== undefined;
  if (lines.some(isWrong)) return undefined;
  const counts = lines.map((line, index) => chosenPieces(pieces[index], line) ?? 0);
  const paise = refundOfPieces(sold, {
    piecesPaise: lines.reduce((sum, line, at) => sum + line.piecePaise * (counts[at] ?? 0), 0),
    isLast: lines.every((line, at) => line.pieces === counts[at]),
    refundedPaise: sold.refundedPaise,
  });
  return paise > 0 ? toRupees(paise) : undefined;
}
