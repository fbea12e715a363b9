import type { BasisPoints, Paise } from '../money.ts';

export type TaxAmounts = {
  readonly totalPaise: Paise;
  readonly taxablePaise: Paise;
  /** CGST, and as much again as SGST. */
  readonly halfPaise: Paise;
};

/**
 * The tax within a total that includes it: two equal halves, each rounded half up to the paisa. The
 * product of a large total and a rate is no safe integer.
 */
export function splitTax(totalPaise: Paise, rateBp: BasisPoints): TaxAmounts {
  const [total, rate] = [BigInt(totalPaise), BigInt(rateBp)];
  const whole = 2n * (10_000n + rate);
  const halfPaise = Number((2n * total * rate + whole) / (2n * whole));
  return { totalPaise, taxablePaise: totalPaise - 2 * halfPaise, halfPaise };
}

/** The financial year of a day, April to March: 2026-11-23 is in 26-27. */
export function financialYearOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
}

type TaxDocumentNumber = { prefix: string; year: string; serial: number };

/** INV/26-27/000123. */
export const taxDocumentNumber = ({ prefix, year, serial }: TaxDocumentNumber): string =>
  `${prefix}/${year}/${String(serial).padStart(6, '0')}`;
