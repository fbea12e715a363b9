import type { Paise } from '../money.ts';
import type { Totals } from './totals.ts';

type Pieces = {
  /** What these pieces cost, before the discount row of the order. */
  readonly piecesPaise: Paise;
  /** Whether no other piece of the order is left. */
  readonly isLast: boolean;
  /** What earlier refunds of pieces gave back. */
  readonly refundedPaise: Paise;
};

/**
 * What is given back for pieces: their price less their share of the discount row, rounded half up to the paisa.
 * The last ones take the rest, so that all refunds together are what was paid for the goods.
 */
export function refundOfPieces(
  { subtotalPaise, adjustments }: Pick<Totals, 'subtotalPaise' | 'adjustments'>,
  { piecesPaise, isLast, refundedPaise }: Pieces,
): Paise {
  const discountPaise = -(adjustments.find(({ kind }) => kind === 'discount')?.amountPaise ?? 0);
  if (discountPaise === 0) return piecesPaise;
  if (isLast) return Math.max(0, subtotalPaise - discountPaise - refundedPaise);
  // The product of two large sums is no safe integer.
  const whole = BigInt(subtotalPaise);
  const share = (2n * BigInt(discountPaise) * BigInt(piecesPaise) + whole) / (2n * whole);
  return piecesPaise - Number(share);
}
