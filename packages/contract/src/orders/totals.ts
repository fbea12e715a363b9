import { type BasisPoints, type Paise, toHundredths, toRupees } from '../money.ts';
import type { DeliveryTerms } from '../settings/delivery-terms.ts';
import type { AdjustmentKind, OrderDelivery, OrderTotals } from './order-totals.ts';

/** A row between subtotal and total. */
export type Adjustment = {
  readonly kind: AdjustmentKind;
  /** What it is further named by: the percent of packing, the reason of a discount. */
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
  /** Undefined while it is open where the goods go: then delivery costs nothing yet. */
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

/** The rows of goods whose delivery was open, with the charge of these terms. */
export function withDelivery(open: Totals, terms: DeliveryTerms | undefined): Totals {
  const { subtotalPaise } = open;
  const chargePaise = terms ? chargeOf(terms, subtotalPaise) : 0;
  const adjustments = open.adjustments.map((row) =>
    row.kind === 'delivery' ? { ...row, amountPaise: chargePaise } : row,
  );
  return { subtotalPaise, adjustments, totalPaise: open.totalPaise + chargePaise };
}

/** In two parts, because the product of a large sum and a percent is no safe integer. */
function percentOf(paise: Paise, percent: BasisPoints): Paise {
  const rest = paise % 10_000;
  return ((paise - rest) / 10_000) * percent + Math.floor((rest * percent + 5_000) / 10_000);
}

function chargeOf({ kind, charge, freeFrom }: DeliveryTerms, subtotalPaise: Paise): Paise {
  if (kind !== 'fixed') return 0;
  return freeFrom !== null && subtotalPaise >= toHundredths(freeFrom) ? 0 : toHundredths(charge);
}

/** What is missing to the minimum order, which counts the goods; 0 when it is reached. */
export function missingToMinimum(subtotalPaise: Paise, minimumOrder: number): Paise {
  return Math.max(0, toHundredths(minimumOrder) - subtotalPaise);
}

/** The rows as the calls carry them. */
export const answerTotals = ({ subtotalPaise, adjustments, totalPaise }: Totals): OrderTotals => ({
  subtotal: toRupees(subtotalPaise),
  adjustments: adjustments.map(({ kind, label, amountPaise }) => ({
    kind,
    label,
    amount: toRupees(amountPaise),
  })),
  total: toRupees(totalPaise),
});

/** Of an order's snapshot; orders of before there were any terms were delivered free. */
export const deliveryTermsOf = ({ terms }: { terms?: OrderDelivery }): OrderDelivery =>
  terms ?? { kind: 'free', depot: null };
