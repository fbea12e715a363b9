import type { Paise } from '../money.ts';
import { type Adjustment, makeTotals, type Totals, withDelivery } from '../orders/totals.ts';
import type { DeliveryTerms } from '../settings/delivery-terms.ts';

type Rows = readonly Pick<Adjustment, 'kind' | 'label'>[];

/** The percent by which a packing row was made; 0 without such a row. */
export const packingPercentOf = (rows: Rows): number =>
  Number.parseFloat(rows.find(({ kind }) => kind === 'packing')?.label ?? '0');

/**
 * The discount of a whole for goods that cost a part of it, rounded down to the paisa. Undefined when
 * there is none.
 */
export function discountOfPart(
  { subtotalPaise: wholePaise, adjustments }: Pick<Totals, 'subtotalPaise' | 'adjustments'>,
  partPaise: Paise,
): { label: string; amountPaise: Paise } | undefined {
  const row = adjustments.find(({ kind }) => kind === 'discount');
  if (!row || wholePaise === 0) return undefined;
  // The product of two large sums is no safe integer.
  const share = (BigInt(-row.amountPaise) * BigInt(partPaise)) / BigInt(wholePaise);
  return { label: row.label, amountPaise: Number(share) };
}

/**
 * The rows for goods of an estimate that cost this at its prices: its percent of packing, its discount in
 * their share, and delivery by the terms given. For all of its goods they are its own.
 */
export function totalsOfPart(
  held: Totals,
  subtotalPaise: Paise,
  terms: DeliveryTerms | undefined,
): Totals {
  if (subtotalPaise === held.subtotalPaise) return withDelivery(held, terms);
  const discount = discountOfPart(held, subtotalPaise);
  return makeTotals(subtotalPaise, {
    packingPercent: packingPercentOf(held.adjustments),
    delivery: terms,
    ...(discount && { discount }),
  });
}
