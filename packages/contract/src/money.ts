import type { DeliveryTerms } from './settings/delivery-terms.ts';

/** Integer hundredths of a rupee. Every amount inside the shop is one. */
export type Paise = number;

/** Integer hundredths of a percent: 1250 is 12.5 %. */
export type BasisPoints = number;

/** A number with at most two decimals, as the calls carry rupees and percents, in hundredths. */
export function toHundredths(value: number): number {
  return Math.round(value * 100);
}

export function toRupees(paise: Paise): number {
  return paise / 100;
}

/** True when the number is the double nearest to some number with at most two decimals. */
export function hasAtMostTwoDecimals(value: number): boolean {
  return toRupees(toHundredths(value)) === value;
}

/** Price of one unit after its discount, rounded half up to the paisa. */
export function unitPricePaise(pricePaise: Paise, discount: BasisPoints): Paise {
  return Math.floor((pricePaise * (10_000 - discount) + 5_000) / 10_000);
}

export type PricedLine = { pricePaise: Paise; discountBp: BasisPoints; quantity: number };

export function lineTotalPaise(line: PricedLine): Paise {
  return unitPricePaise(line.pricePaise, line.discountBp) * line.quantity;
}

/** The sum of the lines: what the goods cost. */
export function subtotalOf(lines: readonly PricedLine[]): Paise {
  return lines.reduce((sum, line) => sum + lineTotalPaise(line), 0);
}

export const adjustmentKinds = ['packing', 'delivery', 'discount'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

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
 * the paisa. A row of 0 is left out, but for delivery. A discount takes off no more than there is.
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
    const most = subtotalPaise + packingPaise + deliveryPaise;
    const { label, amountPaise } = discount;
    rows.push({ kind: 'discount', label, amountPaise: -Math.min(amountPaise, most) });
  }
  const adjustments = rows.filter((row) => row.kind === 'delivery' || row.amountPaise !== 0);
  const totalPaise = adjustments.reduce((sum, row) => sum + row.amountPaise, subtotalPaise);
  return { subtotalPaise, adjustments, totalPaise };
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
