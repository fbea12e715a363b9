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

/**
 * A percentage, rounded half up to the paisa. Computed in two parts: the product of a large sum and a percent
 * is no safe integer.
 */
export function percentOf(paise: Paise, percent: BasisPoints): Paise {
  const rest = paise % 10_000;
  return ((paise - rest) / 10_000) * percent + Math.floor((rest * percent + 5_000) / 10_000);
}

export type PricedLine = { pricePaise: Paise; discountBp: BasisPoints; quantity: number };

export function lineTotalPaise(line: PricedLine): Paise {
  return unitPricePaise(line.pricePaise, line.discountBp) * line.quantity;
}

/** The sum of the lines: what the goods cost. */
export function subtotalOf(lines: readonly PricedLine[]): Paise {
  return lines.reduce((sum, line) => sum + lineTotalPaise(line), 0);
}
