import type { TaxAmounts } from '../invoices/tax-amounts.ts';
import { toRupees } from '../money.ts';
import { stateNameOf } from '../places/state-codes.ts';
import type { MonthPaper, PaperTable } from './month-paper.ts';
import type { GoodsRow, MonthTables } from './month-tables.ts';
import { wordUnitCode } from './unit-codes.ts';

type SheetRow = readonly (string | number)[];

/** The sheets of the return GSTR-1, by the names that the government's offline tool has for them. */
export const sheets = [
  'b2b',
  'b2cl',
  'b2cs',
  'cdnr',
  'cdnur',
  'hsn_b2b',
  'hsn_b2c',
  'docs',
] as const;
export type Sheet = (typeof sheets)[number];

const goodsHead = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
];

/** As the offline tool writes them, which finds its columns by them. */
export const sheetHeads: Readonly<Record<Sheet, readonly string[]>> = {
  b2b: [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Invoice Number',
    'Invoice date',
    'Invoice Value',
    'Place Of Supply',
    'Reverse Charge',
    'Applicable % of Tax Rate',
    'Invoice Type',
    'E-Commerce GSTIN',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  b2cl: [
    'Invoice Number',
    'Invoice date',
    'Invoice Value',
    'Place Of Supply',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
    'E-Commerce GSTIN',
  ],
  b2cs: [
    'Type',
    'Place Of Supply',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
    'E-Commerce GSTIN',
  ],
  cdnr: [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    'Reverse Charge',
    'Note Supply Type',
    'Note Value',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  cdnur: [
    'UR Type',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    'Note Value',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  hsn_b2b: goodsHead,
  hsn_b2c: goodsHead,
  docs: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
};

/** The sheets that have a row a paper. */
export type PaperSheet = Exclude<PaperTable, 'b2cs'>;

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 2026-11-05 is 05-Nov-2026. */
export function sheetDate(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}-${monthNames[Number(month) - 1]}-${year}`;
}

/** 32 is 32-Kerala. */
const sheetPlace = (code: string): string => `${code}-${stateNameOf(code)}`;

/** The row of a paper in its sheet. */
export function paperRow(sheet: PaperSheet, paper: MonthPaper): SheetRow {
  const { gstin, buyer, number } = paper;
  const day = sheetDate(paper.date);
  const value = toRupees(paper.amounts.totalPaise);
  const place = sheetPlace(paper.place);
  const taxed = [paper.rateBp / 100, toRupees(paper.amounts.taxablePaise), 0];
  const recipient = [gstin ?? '', buyer];
  return {
    b2b: () => [...recipient, number, day, value, place, 'N', '', 'Regular B2B', '', ...taxed],
    b2cl: () => [number, day, value, place, '', ...taxed, ''],
    cdnr: () => [...recipient, number, day, 'C', place, 'N', 'Regular B2B', value, '', ...taxed],
    cdnur: () => ['B2CL', number, day, 'C', place, value, '', ...taxed],
  }[sheet]();
}

/** The rows of a sheet that sums papers up. */
export function summedRows(sheet: Exclude<Sheet, PaperSheet>, tables: MonthTables): SheetRow[] {
  if (sheet === 'docs') {
    return tables.docs.map(({ kind, first, last, count }) => [
      kind === 'invoice' ? 'Invoices for outward supply' : 'Credit Note',
      first,
      last,
      count,
      0,
    ]);
  }
  if (sheet === 'b2cs') {
    return tables.b2cs.map(({ place, rateBp, amounts }) => [
      'OE',
      sheetPlace(place),
      '',
      rateBp / 100,
      toRupees(amounts.taxablePaise),
      0,
      '',
    ]);
  }
  return tables[sheet].map(goodsRow);
}

function goodsRow({ hsn, code, rateBp, quantity, amounts }: GoodsRow): SheetRow {
  const { total, taxable, igst, cgst, sgst } = inRupees(amounts);
  const unit = code === null ? '' : wordUnitCode(code);
  return [hsn, '', unit, quantity, total, rateBp / 100, taxable, igst, cgst, sgst, 0];
}

export const inRupees = ({ totalPaise, taxablePaise, halfPaise, igstPaise }: TaxAmounts) => ({
  taxable: toRupees(taxablePaise),
  igst: toRupees(igstPaise),
  cgst: toRupees(halfPaise),
  sgst: toRupees(halfPaise),
  total: toRupees(totalPaise),
});
