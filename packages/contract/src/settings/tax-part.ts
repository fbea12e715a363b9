import * as z from 'zod/mini';
import * as words from '#words/input';
import { unitCodeList, unitWordOf } from '../books/unit-codes.ts';
import { line, storedText, text, twoDecimals } from '../fields.ts';
import { maxOrderRupees, maxSerial, maxTaxPercent, maxTaxRates, maxUnits } from '../limits.ts';
import { eachOnce } from './each-once.ts';

const serial = z
  .int(words.serialInvalid)
  .check(z.minimum(1, words.serialInvalid), z.maximum(maxSerial, words.serialInvalid));

const percent = twoDecimals(maxTaxPercent, words.taxPercentInvalid).check(
  z.refine((value) => value > 0, words.taxPercentInvalid),
);

/** The tax on the goods from a day of the shop's calendar on, CGST and SGST together. */
const rate = { validFrom: z.iso.date(words.dayInvalid), percent };

/** The code of a unit in the month's tables, by the word that stands for the unit. */
const unit = { word: storedText(60), code: z.enum(unitCodeList, words.unitCodeMissing) };

/** The accountant's ledgers in Tally. */
const ledgersOf = <Name extends z.ZodMiniType<string, string>>(name: Name) => ({
  sales: name,
  cgst: name,
  sgst: name,
  igst: name,
});

const fields = {
  rates: z.array(z.object(rate)),
  hsn: text(8),
  /** The prefix of the papers' numbers. */
  invoicePrefix: text(3),
  creditNotePrefix: text(3),
  /** The serial of the first paper of a financial year. */
  firstInvoice: serial,
  firstCreditNote: serial,
  /** The name of the person who signs; '' when the seller's name stands alone. */
  signatory: text(60),
  units: z.array(z.object(unit)),
  ledgers: z.object(ledgersOf(storedText(60))),
  /** The rupees above which an invoice to another state is in a table of its own. */
  largeAbove: twoDecimals(maxOrderRupees, words.amountInvalid),
  /** Rupees above which an e-way bill goes with the lorry. */
  ewayWithinState: twoDecimals(maxOrderRupees, words.amountInvalid),
  ewayToOtherStates: twoDecimals(maxOrderRupees, words.amountInvalid),
};

/** The tax settings of invoices and credit notes, as they are stored. */
export const taxPart = z.object(fields);
export type TaxPart = z.output<typeof taxPart>;

/** At most 3 characters: the whole number has at most 16 (rule 46 of the CGST Rules, 2017). */
const prefix = z
  .pipe(
    text(3),
    z.transform((typed: string) => typed.toUpperCase()),
  )
  .check(z.regex(/^[A-Z\d]{1,3}$/, words.prefixInvalid));

/** The part as an admin writes it, with stricter rules. */
export const writtenTax = z
  .strictObject({
    ...fields,
    rates: z
      .array(z.strictObject(rate))
      .check(z.maxLength(maxTaxRates, words.tooManyRates), eachOnce('validFrom', words.rateTwice)),
    hsn: text(8).check(z.regex(/^(\d{4}|\d{6}|\d{8})$/, words.hsnInvalid)),
    invoicePrefix: prefix,
    creditNotePrefix: prefix,
    signatory: line(60),
    units: z
      .array(
        z.strictObject({
          ...unit,
          word: z.pipe(line(60, words.unitWordMissing), z.transform(unitWordOf)),
        }),
      )
      .check(z.maxLength(maxUnits, words.tooManyUnits), eachOnce('word', words.unitTwice)),
    ledgers: z.strictObject(ledgersOf(line(60, words.ledgerMissing))),
  })
  .check(
    z.refine(({ invoicePrefix, creditNotePrefix }) => invoicePrefix !== creditNotePrefix, {
      error: words.prefixesEqual,
      path: ['creditNotePrefix'],
    }),
  );

/** The percent that holds on a day; undefined before the first one. */
export function taxPercentOn(rates: TaxPart['rates'], day: string): number | undefined {
  const begun = rates.filter(({ validFrom }) => validFrom <= day);
  return begun.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1)?.percent;
}
