import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moment } from '../fields.ts';
import { sheets } from './month-sheets.ts';

/** The tables of a month: the sheets of the tax return, and what was received. */
export const monthTables = [...sheets, 'receipts'] as const;
export type MonthTable = (typeof monthTables)[number];

export const tallyFile = 'tally.xml';
type MonthFile = `${MonthTable}.csv` | typeof tallyFile;
const monthFiles = [...monthTables.map((table) => `${table}.csv` as const), tallyFile] as const;

/** Rupees. */
const amounts = {
  taxable: z.number(),
  igst: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  total: z.number(),
};
const sums = z.object(amounts);

/** What stands in the way of closing the month. */
const monthProblems = ['unitsWithoutCode', 'sumsDiffer'] as const;

export const month = z.object({
  /** Of each table its rows and their sums; of a shop that issued no papers without a GSTIN the receipts alone. */
  tables: z.partialRecord(z.enum(monthTables), z.object({ count: z.int(), ...amounts })),
  /** Invoices less credit notes: by the tables, and by the papers themselves. */
  sums: z.object({ tables: sums, papers: sums }),
  problems: z.array(
    z.object({
      code: z.enum(monthProblems),
      /** Such as the words of units. */
      values: z.array(z.string()),
    }),
  ),
  closed: z.nullable(
    z.object({
      at: moment,
      by: z.string(),
      /** Whether the month still is what it was when it was closed. */
      isUnchanged: z.boolean(),
      /** Receipts of a day of the month that were booked later. */
      changes: z.array(z.object({ count: z.int(), day: z.iso.date(), bookedOn: z.iso.date() })),
    }),
  ),
  /** Of all papers and receipts of the month. */
  hash: z.string(),
});
export type Month = z.output<typeof month>;

const ofMonth = {
  /** 2026-11, in the shop’s time zone. */
  month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
};

export const getMonth = endpoint('getMonth', {
  tag: 'Books',
  summary: 'The accountant’s tables of a month, and whether it is closed',
  params: z.strictObject(ofMonth),
  data: month,
});

export const getMonthFile = endpoint('getMonthFile', {
  tag: 'Books',
  summary: 'A table of a month as CSV, or its papers as vouchers for Tally (XML)',
  params: z.strictObject({
    ...ofMonth,
    file: z.enum(monthFiles as unknown as [MonthFile, ...MonthFile[]]),
  }),
  errors: ['monthOpen'],
  contentType: 'text/csv',
  fileType: 'application/xml',
});

export const closeMonth = endpoint('closeMonth', {
  tag: 'Books',
  summary: 'Close a month as it was seen, or open it again; nothing is locked',
  params: z.strictObject(ofMonth),
  body: z.strictObject({
    isClosed: z.boolean(),
    /** Of the month as it was seen. */
    hash: z.string().check(z.maxLength(64)),
  }),
  data: month,
  errors: ['monthOpen', 'monthChanged'],
});
