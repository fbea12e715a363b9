import * as z from 'zod/mini';
import * as words from '#words/input';
import { line, text } from '../fields.ts';
import { accountNameMaxLength, maxAccounts } from '../limits.ts';
import { receiptMethods } from '../orders/manual-payments.ts';
import { eachOnce } from './each-once.ts';
import { firstUpiNote } from './upi-note.ts';

const method = z.enum(receiptMethods);

const fields = {
  /** Such as name@bank; '' when the shop takes no UPI. */
  upiId: text(100),
  /** In whose name UPI and the account are. */
  payee: text(120),
  bankName: text(120),
  accountNumber: text(20),
  ifsc: text(11),
  /** The text that customers read below it. */
  note: text(300),
  /** Below the UPI QR. What an older version has stored is without it. */
  upiNote: z._default(text(200), firstUpiNote),
  /** Where money goes that staff book, such as 'SBI shop'; buyers do not read them. */
  accounts: z._default(z.array(z.strictObject({ name: text(accountNameMaxLength), method })), []),
};

/** Where orders are paid outside the payment provider, as it is stored. */
export const paymentPart = z.object(fields);
export type PaymentPart = z.output<typeof paymentPart>;

/** Nobody reads where to pay. */
export const isPaymentMissing = ({ upiId, accountNumber, note }: PaymentPart): boolean =>
  !upiId && !accountNumber && !note;

/** '' or what the pattern says. */
const optional = (length: number, pattern: RegExp, message: string) =>
  text(length).check(z.refine((typed) => typed === '' || pattern.test(typed), message));

/** The part as an admin writes it, with stricter rules. */
export const writtenPayment = z
  .strictObject({
    ...fields,
    payee: line(120),
    bankName: line(120),
    accounts: z._default(
      z
        .array(
          z.strictObject({ name: line(accountNameMaxLength, words.accountNameMissing), method }),
        )
        .check(
          z.maxLength(maxAccounts, words.tooManyAccounts),
          eachOnce('name', words.accountTwice),
        ),
      [],
    ),
    upiId: optional(100, /^[\w.-]{2,64}@[a-zA-Z][a-zA-Z\d.-]{1,34}$/, words.upiInvalid),
    // As a passbook groups its digits.
    accountNumber: text(30).check(
      z.overwrite((typed) => typed.replace(/[\s-]/g, '')),
      z.regex(/^(\d{6,20})?$/, words.accountInvalid),
    ),
    ifsc: z
      .pipe(
        text(11),
        z.transform((typed: string) => typed.toUpperCase()),
      )
      .check(
        z.refine((typed) => typed === '' || /^[A-Z]{4}0[A-Z\d]{6}$/.test(typed), words.ifscInvalid),
      ),
  })
  .check(
    z.refine(({ accountNumber, ifsc }) => accountNumber === '' || ifsc !== '', {
      error: words.ifscInvalid,
      path: ['ifsc'],
    }),
    z.refine(({ upiId, accountNumber, payee }) => (!upiId && !accountNumber) || payee !== '', {
      error: words.payeeMissing,
      path: ['payee'],
    }),
  );
