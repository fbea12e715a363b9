import * as z from 'zod/mini';
import * as words from '#words/input';
import { passport } from '../catalogue/passport.ts';
import { endpoint } from '../endpoint.ts';
import { orderIdOrNumber } from '../fields.ts';
import { orderLine } from '../orders/order-line.ts';
import { orderDelivery, orderTotals } from '../orders/order-totals.ts';

const taxDocumentKinds = ['invoice', 'credit_note'] as const;
export type TaxDocumentKind = (typeof taxDocumentKinds)[number];

/** A tax document by its number and its day in the shop. */
const taxDocumentReference = z.object({ number: z.string(), date: z.iso.date() });
export type TaxDocumentReference = z.output<typeof taxDocumentReference>;

/** The tax documents of an order. */
export const orderTaxDocuments = {
  /** Null before dispatch, and if the shop charged no tax at that time. */
  invoice: z.nullable(taxDocumentReference),
  creditNotes: z.array(taxDocumentReference),
};

/** A tax invoice or credit note as issued, with everything that is printed. Amounts are in rupees. */
export const taxDocument = z.object({
  kind: z.enum(taxDocumentKinds),
  ...taxDocumentReference.shape,
  orderNumber: z.string(),
  /** The invoice that a credit note corrects. */
  corrects: z.nullable(taxDocumentReference),
  /** The reason of a credit note. */
  reason: z.string(),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    gstin: z.string(),
    licence: z.string(),
    signatory: z.string(),
  }),
  buyer: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
    mobile: z.string(),
    /** Of a business, whose name stands above; absent of a private buyer. */
    gstin: z.optional(z.string()),
  }),
  /** 'Kerala (32)', and its code. */
  placeOfSupply: z.string(),
  place: z.string(),
  /** The goods; empty in a credit note for a part of its invoice, which has no totals either. */
  lines: z.array(
    z.extend(
      z.pick(orderLine, {
        name: true,
        unit: true,
        quantity: true,
        price: true,
        discount: true,
        total: true,
      }),
      {
        /** The name in Tamil when it was issued; absent in older tax documents, and when there was none. */
        nameTa: z.optional(z.string()),
        /** The facts at the time of the order; absent in older tax documents, and if nothing was stated. */
        passport: z.optional(passport),
      },
    ),
  ),
  totals: z.nullable(orderTotals),
  delivery: orderDelivery,
  tax: z.object({
    hsn: z.string(),
    /** Percent, all taxes together. */
    rate: z.number(),
    taxable: z.number(),
    /** In place of the two others outside Tamil Nadu. */
    igst: z.number(),
    cgst: z.number(),
    sgst: z.number(),
    total: z.number(),
  }),
  totalInWords: z.string(),
});
export type TaxDocument = z.output<typeof taxDocument>;

export const getTaxPapers = endpoint('getTaxPapers', {
  tag: 'Orders',
  summary: 'The tax invoice of an order and its credit notes',
  params: z.strictObject({ orderId: orderIdOrNumber }),
  data: z.array(taxDocument),
  errors: ['notFound', 'grantMissing'],
});

export const exportTaxPapers = endpoint('exportTaxPapers', {
  tag: 'Orders (admin)',
  summary: 'Tax invoices and credit notes as CSV, one row a paper',
  query: z
    .strictObject({
      /** The first and the last day, in the shop’s time zone: 2026-11-01. */
      from: z.iso.date(),
      to: z.iso.date(),
      kind: z.optional(z.enum(taxDocumentKinds)),
    })
    .check(
      z.refine(({ from, to }) => from <= to, { error: words.lastDayBeforeFirst, path: ['to'] }),
    ),
  contentType: 'text/csv',
});
