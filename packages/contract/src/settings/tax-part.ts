import * as z from 'zod/mini';
import * as words from '#words/input';
import { line, text, twoDecimals } from '../fields.ts';
import { maxSerial, maxTaxPercent, maxTaxRates } from '../limits.ts';

const serial = z
  .int(words.serialInvalid)
  .check(z.minimum(1, words.serialInvalid), z.maximum(maxSerial, words.serialInvalid));

const percent = twoDecimals(maxTaxPercent, words.taxPercentInvalid).check(
  z.refine((value) => value > 0, words.taxPercentInvalid),
);

/** The tax on the goods from a day of the shop's calendar on, CGST and SGST together. */
const rate = { validFrom: z.iso.date(words.dayInvalid), percent };

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
    rates: z.array(z.strictObject(rate)).check(
      z.maxLength(maxTaxRates, words.tooManyRates),
      z.check(({ value, issues }) => {
        for (const [row, { validFrom }] of value.entries()) {
          if (value.findIndex((other) => other.validFrom === validFrom) === row) continue;
          const path = [row, 'validFrom'];
          issues.push({ code: 'custom', message: words.rateTwice, path, input: validFrom });
        }
      }),
    ),
    hsn: text(8).check(z.regex(/^(\d{4}|\d{6}|\d{8})$/, words.hsnInvalid)),
    invoicePrefix: prefix,
    creditNotePrefix: prefix,
    signatory: line(60),
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
