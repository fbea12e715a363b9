import {
  partsOfTax,
  splitTax,
  type TaxAmounts,
  taxAmounts,
} from '@mathappu/contract/invoices/tax-amounts';
import type { BasisPoints, Paise } from '@mathappu/contract/money';

type Books = {
  invoice: TaxAmounts;
  /** The sums of its credit notes. */
  credited: TaxAmounts;
  rateBp: BasisPoints;
  /** Of supply, as the invoice has it. */
  place: string;
};

/**
 * The amounts of a credit note of this much, at most what is left of the invoice. Its tax brings all that
 * is credited to the tax of their sum, so that no amount of the invoice is exceeded and the last note
 * takes what is left of each. The note is of one paisa less where only tax is left, in two equal halves,
 * and the amount is odd: the paisa waits for the next note.
 */
export function creditAmounts(books: Books, amountPaise: Paise): TaxAmounts {
  const { invoice, credited, rateBp, place } = books;
  const parts = partsOfTax(place);
  const left = {
    totalPaise: invoice.totalPaise - credited.totalPaise,
    // Notes of before were computed each by itself, and may exceed the invoice.
    taxablePaise: Math.max(0, invoice.taxablePaise - credited.taxablePaise),
    partPaise: Math.max(0, partOf(invoice) - partOf(credited)),
  };
  const most = Math.min(left.partPaise, Math.floor(amountPaise / parts));
  if (amountPaise === left.totalPaise) return taxAmounts(amountPaise, most, place);
  const least = Math.max(0, Math.ceil((amountPaise - left.taxablePaise) / parts));
  if (least > most) return creditAmounts(books, amountPaise - 1);
  const sum = splitTax(credited.totalPaise + amountPaise, rateBp, place);
  const wanted = partOf(sum) - partOf(credited);
  return taxAmounts(amountPaise, Math.min(most, Math.max(least, wanted)), place);
}

/** One of the two is 0. */
const partOf = ({ halfPaise, igstPaise }: TaxAmounts): Paise => halfPaise + igstPaise;
