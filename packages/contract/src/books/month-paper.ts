import type { TaxAmounts } from '../invoices/tax-amounts.ts';
import type { TaxDocumentKind } from '../invoices/tax-documents.ts';
import { type BasisPoints, type Paise, toHundredths } from '../money.ts';
import { homeStateCode } from '../places/states.ts';

/** What the accountant's month needs of a tax document. */
export type MonthPaper = {
  readonly kind: TaxDocumentKind;
  readonly number: string;
  /** In the shop: 2026-11-05. */
  readonly date: string;
  /** The code of the state of supply. */
  readonly place: string;
  /** Null of a private buyer. */
  readonly gstin: string | null;
  readonly buyer: string;
  readonly hsn: string;
  readonly rateBp: BasisPoints;
  readonly amounts: TaxAmounts;
  /** Of a credit note the invoice that it corrects, else null. */
  readonly corrects: string | null;
  /** The total of the invoice; of a credit note that of the one it corrects. */
  readonly invoicePaise: Paise;
  /** The goods; a credit note for a part of its invoice has those of the invoice. */
  readonly lines: readonly MonthLine[];
  /** Whether it is a credit note that names no goods. */
  readonly isPart: boolean;
};

export type MonthLine = {
  readonly unit: string;
  readonly quantity: number;
  readonly totalPaise: Paise;
};

/** The tables that papers fall into, each into one. */
export const paperTables = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'] as const;
export type PaperTable = (typeof paperTables)[number];

/** The table of a paper, given the rupees above which an invoice to another state is large. */
export function tableOfPaper(
  { kind, gstin, place, invoicePaise }: MonthPaper,
  largeAbove: number,
): PaperTable {
  const isInvoice = kind === 'invoice';
  if (gstin !== null) return isInvoice ? 'b2b' : 'cdnr';
  const isLarge = place !== homeStateCode && invoicePaise > toHundredths(largeAbove);
  if (isLarge) return isInvoice ? 'b2cl' : 'cdnur';
  return 'b2cs';
}
