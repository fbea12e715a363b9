import type { Paise } from '@mathappu/contract/money';
import { toShopDay } from '@mathappu/contract/shop-time';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { completeTaxDocument } from './complete-tax-document.ts';
import { creditAmounts } from './credit-amounts.ts';
import { creditDue } from './credit-due.ts';
import { takeNumber } from './take-number.ts';
import { creditNoteDocument } from './tax-document.ts';
import { findInvoice, insertTaxDocument } from './tax-document-queries.ts';

type CreditRequest = {
  orderId: string;
  /** `cancelled`: all of the invoice. `returned`: as much as was given back of its payment. */
  cause: 'cancelled' | 'returned';
  issuedBy: string | null;
};

type CreditNote = { creditNote: string; invoice: string; amountPaise: Paise };

/** In English, as the whole tax document is. */
const reasons = { cancelled: 'Order cancelled', returned: 'Payment given back' } as const;

/**
 * Issues a credit note for what is to be credited of the invoice of a locked order and is not yet;
 * undefined when that is nothing. Asking again issues no second one.
 * @throws AppError taxNumberRefused
 */
export async function issueCreditNote(
  { settings, now }: Pick<Shop, 'settings' | 'now'>,
  tx: Tx,
  { orderId, cause, issuedBy }: CreditRequest,
): Promise<CreditNote | undefined> {
  const invoice = await findInvoice(tx, orderId);
  if (!invoice) return undefined;
  const { credited, rateBp, place } = invoice;
  const snapshot = completeTaxDocument(invoice.snapshot);
  const due = cause === 'cancelled' ? invoice.amounts.totalPaise : creditDue(invoice);
  if (due <= credited.totalPaise) return undefined;
  const books = { invoice: invoice.amounts, credited, rateBp, place };
  const amounts = creditAmounts(books, due - credited.totalPaise);
  if (amounts.totalPaise === 0) return undefined;
  const { creditNotePrefix, firstCreditNote } = (await settings.readIn(tx)).tax;
  const today = toShopDay(now());
  const { number, date, ...serial } = await takeNumber(tx, {
    kind: 'credit_note',
    day: snapshot.date > today ? snapshot.date : today,
    prefix: creditNotePrefix,
    first: firstCreditNote,
  });
  const reason = reasons[cause];
  const taxDocument = creditNoteDocument(snapshot, { number, date, reason, amounts, rateBp });
  const document = { ...serial, kind: taxDocument.kind, orderId, invoiceId: invoice.id, issuedBy };
  if (!(await insertTaxDocument(tx, { ...document, amounts, rateBp, taxDocument }))) {
    throw new AppError('taxNumberRefused', { number });
  }
  return { creditNote: number, invoice: invoice.number, amountPaise: amounts.totalPaise };
}
