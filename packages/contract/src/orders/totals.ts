import { type Paise, percentOf, toHundredths, toRupees } from '../money.ts';
import type { DeliveryTerms } from '../settings/delivery-terms.ts';
import type { AdjustmentKind, OrderDelivery, OrderTotals } from './order-totals.ts';

/** A row between subtotal and total. */
export type Adjustment = {
  readonly kind: AdjustmentKind;
  /** The percent of packing, or the reason of a discount. */
  readonly label: string;
  /** Negative for a discount. */
  readonly amountPaise: Paise;
};

export type Totals = {
  readonly subtotalPaise: Paise;
  readonly adjustments: readonly Adjustment[];
  readonly totalPaise: Paise;
};

type Charges = {
  readonly packingPercent: number;
  /** Undefined while the destination is not known; delivery then costs nothing yet. */
  readonly delivery: DeliveryTerms | undefined;
  readonly discount?: { readonly label: string; readonly amountPaise: Paise };
};

/**
 * The rows of a cart, an order or a paper. Packing is a percent of the subtotal, rounded half up to
 * the paisa. A row of 0 is left out, but for delivery. A discount takes off no more than the goods cost.
 */
export function makeTotals(
  subtotalPaise: Paise,
  { packingPercent, delivery, discount }: Charges,
): Totals {
  const packingPaise = percentOf(subtotalPaise, toHundredths(packingPercent));
  const deliveryPaise = delivery ? chargeOf(delivery, subtotalPaise) : 0;
  const rows: Adjustment[] = [
    { kind: 'packing', label: `${packingPercent}%`, amountPaise: packingPaise },
    { kind: 'delivery', label: '', amountPaise: deliveryPaise },
  ];
  if (discount) {
    const { label, amountPaise } = discount;
    rows.push({ kind: 'discount', label, amountPaise: -Math.min(amountPaise, subtotalPaise) });
  }
  const adjustments = rows.filter((row) => row.kind === 'delivery' || row.amountPaise !== 0);
  const totalPaise = adjustments.reduce((sum, row) => sum + row.amountPaise, subtotalPaise);
  return { subtotalPaise, adjustments, totalPaise };
}

/** The same rows with this discount, or none, in place of the one they had. */
export function withDiscount(
  { subtotalPaise, adjustments }: Totals,
  discount: Charges['discount'] | undefined,
): Totals {
  const rows = adjustments.filter(({ kind }) => kind !== 'discount');
  const amountPaise = Math.min(discount?.amountPaise ?? 0, subtotalPaise);
  if (discount && amountPaise > 0) {
    rows.push({ kind: 'discount', label: discount.label, amountPaise: -amountPaise });
  }
  const totalPaise = rows.reduce((sum, row) => sum + row.amountPaise, subtotalPaise);
  return { subtotalPaise, adjustments: rows, totalPaise };
}

/** Adds the delivery charge of these terms to totals whose delivery was not known. */
export function withDelivery(open: Totals, terms: DeliveryTerms | undefined): Totals {
  const { subtotalPaise } = open;
  const chargePaise = terms ? chargeOf(terms, subtotalPaise) : 0;
  const adjustments = open.adjustments.map((row) =>
    row.kind === 'delivery' ? { ...row, amountPaise: chargePaise } : row,
  );
  return { subtotalPaise, adjustments, totalPaise: open.totalPaise + chargePaise };
}

function chargeOf({ kind, charge, freeFrom }: DeliveryTerms, subtotalPaise: Paise): Paise {
  if (kind !== 'fixed') return 0;
  return freeFrom !== null && subtotalPaise >= toHundredths(freeFrom) ? 0 : toHundredths(charge);
}

/** The amount of goods missing to the minimum order; 0 if it is reached. */
export function missingToMinimum(subtotalPaise: Paise, minimumOrder: number): Paise {
  return Math.max(0, toHundredths(minimumOrder) - subtotalPaise);
}

/** The totals in the form of answers. */
export const answerTotals = ({ subtotalPaise, adjustments, totalPaise }: Totals): OrderTotals => ({
  subtotal: toRupees(subtotalPaise),
  adjustments: adjustments.map(({ kind, label, amountPaise }) => ({
    kind,
    label,
    amount: toRupees(amountPaise),
  })),
  total: toRupees(totalPaise),
});

/** Totals that an answer has, in paise. */
export const readTotals = ({ subtotal, adjustments, total }: OrderTotals): Totals => ({
  subtotalPaise: toHundredths(subtotal),
  adjustments: adjustments.map(({ kind, label, amount }) => ({
    kind,
    label,
    amountPaise: toHundredths(amount),
  })),
  totalPaise: toHundredths(total),
});

/** The terms of an order's snapshot; orders older than terms were delivered free. */
export const deliveryTermsOf = ({ terms }: { terms?: OrderDelivery }): OrderDelivery =>
  terms ?? { kind: 'free', depot: null };
