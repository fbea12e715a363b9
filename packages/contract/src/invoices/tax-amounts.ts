import type { BasisPoints, Paise } from '../money.ts';
import { homeStateCode } from '../places/states.ts';

export type TaxAmounts = {
  readonly totalPaise: Paise;
  readonly taxablePaise: Paise;
  /** CGST, and as much again as SGST; 0 where IGST is due. */
  readonly halfPaise: Paise;
  /** 0 within Tamil Nadu. */
  readonly igstPaise: Paise;
};

/** Into how many equal parts the tax falls: CGST and SGST, or IGST alone. */
export const partsOfTax = (place: string): 1 | 2 => (place === homeStateCode ? 2 : 1);

/** The amounts of a total with this tax in each of its parts. */
export function taxAmounts(totalPaise: Paise, partPaise: Paise, place: string): TaxAmounts {
  const parts = partsOfTax(place);
  return {
    totalPaise,
    taxablePaise: totalPaise - parts * partPaise,
    halfPaise: parts === 2 ? partPaise : 0,
    igstPaise: parts === 2 ? 0 : partPaise,
  };
}

/**
 * The tax within a total that includes it, in the place of supply: each part is rounded half up to the
 * paisa. The product of a large total and a rate is no safe integer.
 */
export function splitTax(totalPaise: Paise, rateBp: BasisPoints, place: string): TaxAmounts {
  const [total, rate] = [BigInt(totalPaise), BigInt(rateBp)];
  const whole = BigInt(partsOfTax(place)) * (10_000n + rate);
  const partPaise = Number((2n * total * rate + whole) / (2n * whole));
  return taxAmounts(totalPaise, partPaise, place);
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
