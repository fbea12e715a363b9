import { splitTax, type TaxAmounts } from '@mathappu/contract/invoices/tax-amounts';
import type { BasisPoints, Paise } from '@mathappu/contract/money';

type Books = {
  invoice: TaxAmounts;
  /** The sums of its credit notes. */
  credited: TaxAmounts;
  rateBp: BasisPoints;
};

/**
 * The amounts of a credit note of this much, at most what is left of the invoice. Its tax brings all that
 * is credited to the tax of their sum, so that no amount of the invoice is exceeded and the last note
 * takes what is left of each. The note is of one paisa less where only tax is left and the amount is odd:
 * the two halves are equal, and the paisa waits for the next note.
 */
export function creditAmounts(
  { invoice, credited, rateBp }: Books,
  amountPaise: Paise,
): TaxAmounts {
  const left = {
    totalPaise: invoice.totalPaise - credited.totalPaise,
    // Notes of before were computed each by itself, and may exceed the invoice.
    taxablePaise: Math.max(0, invoice.taxablePaise - credited.taxablePaise),
    halfPaise: Math.max(0, invoice.halfPaise - credited.halfPaise),
  };
  const most = Math.min(left.halfPaise, Math.floor(amountPaise / 2));
  if (amountPaise === left.totalPaise) return amountsOf(amountPaise, most);
  const least = Math.max(0, Math.ceil((amountPaise - left.taxablePaise) / 2));
  if (least > most) return creditAmounts({ invoice, credited, rateBp }, amountPaise - 1);
  const wanted = splitTax(credited.totalPaise + amountPaise, rateBp).halfPaise - credited.halfPaise;
  return amountsOf(amountPaise, Math.min(most, Math.max(least, wanted)));
}

const amountsOf = (totalPaise: Paise, halfPaise: Paise): TaxAmounts => ({
  totalPaise,
  taxablePaise: totalPaise - 2 * halfPaise,
  halfPaise,
});
