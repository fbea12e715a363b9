import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTax, type TaxAmounts, taxAmounts } from '../invoices/tax-amounts.ts';
import type { MonthLine, MonthPaper } from './month-paper.ts';
import { paperRow, summedRows } from './month-sheets.ts';
import { reckonMonth, sumOfGoods, sumOfPapers } from './month-tables.ts';
import { firstUnits } from './unit-codes.ts';

const terms = { units: firstUnits, largeAbove: 100_000 };
const places = ['33', '33', '32', '29', '37', '36', '34'];
const gstins = [null, null, '33ABCDE1234F1Z7', '32AABCU9603R1ZK', '27AAPFU0939F1ZV'];
const unitNames = ['1 Box (10 pcs)', '1 Pkt', '5 Pc', 'Set', '1 Bundle', '10 BOX'];

const line = fc.record({
  unit: fc.constantFrom(...unitNames),
  quantity: fc.integer({ min: 1, max: 200 }),
  totalPaise: fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 5_000_000 })),
});

/** An order with its rows, and what of it is credited in which parts of a thousand. */
const sale = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  /** Packing and delivery, or a discount, in hundredths of the goods. */
  rows: fc.integer({ min: -40, max: 40 }),
  place: fc.constantFrom(...places),
  gstin: fc.constantFrom(...gstins),
  rateBp: fc.constantFrom(1_800, 1_800, 1_200),
  notes: fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 2 }),
  isEarlier: fc.boolean(),
});
type Sale = typeof sale extends fc.Arbitrary<infer Value> ? Value : never;

function papersOf(sales: readonly Sale[]): MonthPaper[] {
  const invoices: MonthPaper[] = [];
  const notes: MonthPaper[] = [];
  for (const [index, one] of sales.entries()) {
    const goods = one.lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
    const total = Math.max(1, goods + Math.round((goods * one.rows) / 100));
    const amounts = splitTax(total, one.rateBp, one.place);
    const number = `INV/26-27/${String(index + 1).padStart(6, '0')}`;
    const { place, gstin, rateBp, lines } = one;
    const common = { place, gstin, rateBp, lines, hsn: '3604', buyer: gstin ? 'Traders' : 'Anbu' };
    const invoice = { ...common, kind: 'invoice', number, date: '2026-11-05', amounts } as const;
    const invoicePaise = total;
    if (!one.isEarlier) invoices.push({ ...invoice, corrects: null, invoicePaise, isPart: false });
    let left = total;
    for (const share of one.notes) {
      const credited = share === 1_000 ? left : Math.min(left, Math.ceil((total * share) / 1_000));
      if (credited === 0) continue;
      const isWhole = credited === total;
      left -= credited;
      notes.push({
        ...common,
        kind: 'credit_note',
        number: `CRN/26-27/${String(notes.length + 1).padStart(6, '0')}`,
        date: '2026-11-20',
        amounts: isWhole ? amounts : splitTax(credited, rateBp, place),
        corrects: number,
        invoicePaise,
        isPart: !isWhole,
      });
    }
  }
  return [...invoices, ...notes];
}

const reckon = (papers: readonly MonthPaper[], changes: Partial<typeof terms> = {}) => {
  const month = reckonMonth({ ...terms, ...changes });
  for (const paper of papers) month.add(paper);
  return month.finish();
};

// The second reckoning: the whole list is filtered for each cell, in whole numbers of any size.

const sum = (values: readonly bigint[]) => values.reduce((a, b) => a + b, 0n);
const signed = (paper: MonthPaper, paise: bigint) => (paper.corrects === null ? paise : -paise);

const isLarge = ({ gstin, place, invoicePaise }: MonthPaper) =>
  gstin === null && place !== '33' && invoicePaise >= 10_000_001;

/** What a line has of an amount, found by what all lines before it and it have together. */
function shareOf(lines: readonly MonthLine[], index: number, paise: number): bigint {
  const goods = sum(lines.map(({ totalPaise }) => BigInt(totalPaise)));
  const floor = (at: number) => (BigInt(paise) * BigInt(lines[at]?.totalPaise ?? 0)) / goods;
  const sorted = [...lines.keys()].sort(
    (a, b) => (lines[b]?.totalPaise ?? 0) - (lines[a]?.totalPaise ?? 0) || a - b,
  );
  if (sorted[0] !== index) return floor(index);
  return BigInt(paise) - sum(sorted.slice(1).map(floor));
}

const plainCodes = new Map([
  ...[...unitNames].map((unit) => [unit, unit] as const),
  ['1 Box (10 pcs)', 'BOX-BOX'],
  ['10 BOX', 'BOX-BOX'],
  ['1 Pkt', 'PAC-PACKS'],
  ['5 Pc', 'PCS-PIECES'],
  ['Set', 'SET-SETS'],
  ['1 Bundle', 'BDL-BUNDLES'],
]);

const cells = (amounts: TaxAmounts) => ({
  taxable: BigInt(amounts.taxablePaise),
  igst: BigInt(amounts.igstPaise),
  half: BigInt(amounts.halfPaise),
});

/** The rows of goods, as rupees in the columns of the sheet. */
function plainGoods(papers: readonly MonthPaper[], isB2b: boolean): unknown[][] {
  const mine = papers.filter(({ gstin }) => (gstin !== null) === isB2b);
  const pieces = mine.flatMap((paper) =>
    paper.lines.map((one, index) => ({ paper, one, index, code: plainCodes.get(one.unit) })),
  );
  const keys = new Set(pieces.map(({ paper, code }) => `${code}|${paper.rateBp}`));
  return [...keys].sort().map((key) => {
    const [code, rate] = key.split('|');
    const here = pieces.filter((each) => `${each.code}|${each.paper.rateBp}` === key);
    const add = (of: (amounts: ReturnType<typeof cells>) => bigint) =>
      sum(
        here.map(({ paper, index }) =>
          signed(paper, shareOf(paper.lines, index, Number(of(cells(paper.amounts))))),
        ),
      );
    const [taxable, igst, half] = [
      add((all) => all.taxable),
      add((all) => all.igst),
      add((all) => all.half),
    ];
    const quantity = here.reduce((all, { paper, one }) => {
      if (paper.isPart) return all;
      return paper.corrects === null ? all + one.quantity : all - one.quantity;
    }, 0);
    const rupees = (paise: bigint) => Number(paise) / 100;
    return [
      '3604',
      '',
      code,
      quantity,
      rupees(taxable + igst + 2n * half),
      Number(rate) / 100,
      ...[taxable, igst, half, half].map(rupees),
      0,
    ];
  });
}

const byText = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.join('|')).sort();

test('1,000 random months: every table is what a second, plain reckoning says, and all sums are those of the papers', () => {
  fc.assert(
    fc.property(fc.array(sale, { maxLength: 12 }), (sales) => {
      const papers = papersOf(sales);
      const tables = reckon(papers);

      const all = (pick: (paper: MonthPaper) => number) =>
        Number(sum(papers.map((paper) => signed(paper, BigInt(pick(paper))))));
      const whole = {
        totalPaise: all(({ amounts }) => amounts.totalPaise),
        taxablePaise: all(({ amounts }) => amounts.taxablePaise),
        halfPaise: all(({ amounts }) => amounts.halfPaise),
        igstPaise: all(({ amounts }) => amounts.igstPaise),
      };
      expect(sumOfPapers(tables)).toEqual(whole);
      expect(sumOfGoods(tables)).toEqual(whole);

      const isNote = ({ corrects }: MonthPaper) => corrects !== null;
      const expected = {
        b2b: papers.filter((paper) => paper.gstin !== null && !isNote(paper)),
        cdnr: papers.filter((paper) => paper.gstin !== null && isNote(paper)),
        b2cl: papers.filter((paper) => isLarge(paper) && !isNote(paper)),
        cdnur: papers.filter((paper) => isLarge(paper) && isNote(paper)),
        b2cs: papers.filter((paper) => paper.gstin === null && !isLarge(paper)),
      };
      for (const [table, rows] of Object.entries(expected)) {
        const { count, amounts } = tables.papers[table as keyof typeof expected];
        expect([table, count]).toEqual([table, rows.length]);
        const total = sum(
          rows.map((paper) => {
            const paise = BigInt(paper.amounts.totalPaise);
            return table === 'b2cs' ? signed(paper, paise) : paise;
          }),
        );
        expect(BigInt(amounts.totalPaise)).toBe(total);
      }

      const small = new Set(expected.b2cs.map(({ place, rateBp }) => `${place}|${rateBp}`));
      const names: Record<string, string> = {
        33: '33-Tamil Nadu',
        32: '32-Kerala',
        29: '29-Karnataka',
        37: '37-Andhra Pradesh',
        36: '36-Telangana',
        34: '34-Puducherry',
      };
      expect(byText(summedRows('b2cs', tables))).toEqual(
        byText(
          [...small].map((key) => {
            const rows = expected.b2cs.filter((paper) => `${paper.place}|${paper.rateBp}` === key);
            const taxable = sum(
              rows.map((paper) => signed(paper, BigInt(paper.amounts.taxablePaise))),
            );
            const [place = '', rate] = key.split('|');
            return ['OE', names[place], '', Number(rate) / 100, Number(taxable) / 100, 0, ''];
          }),
        ),
      );

      const [b2b, b2c] = [plainGoods(papers, true), plainGoods(papers, false)];
      expect(byText(summedRows('hsn_b2c', tables))).toEqual(byText(b2c));
      if (b2b.length > 0) expect(byText(summedRows('hsn_b2b', tables))).toEqual(byText(b2b));
      else expect(tables.hsn_b2b).toHaveLength(Math.min(1, b2c.length));

      const docs = (['Invoices for outward supply', 'Credit Note'] as const).flatMap((nature) => {
        const numbers = papers
          .filter((paper) => isNote(paper) === (nature === 'Credit Note'))
          .map(({ number }) => number)
          .sort();
        return numbers.length > 0 ? [[nature, numbers[0], numbers.at(-1), numbers.length, 0]] : [];
      });
      expect(summedRows('docs', tables)).toEqual(docs);
    }),
    { numRuns: 1_000 },
  );
});

const paper: MonthPaper = {
  kind: 'invoice',
  number: 'INV/26-27/000007',
  date: '2026-11-05',
  place: '32',
  gstin: null,
  buyer: 'Anbu',
  hsn: '3604',
  rateBp: 1_800,
  amounts: splitTax(11_800, 1_800, '32'),
  corrects: null,
  invoicePaise: 11_800,
  lines: [{ unit: '1 Box (10 pcs)', quantity: 3, totalPaise: 11_800 }],
  isPart: false,
};
const noteOf = (of: MonthPaper, changes: Partial<MonthPaper> = {}): MonthPaper => ({
  ...of,
  kind: 'credit_note',
  number: 'CRN/26-27/000001',
  date: '2026-12-02',
  corrects: of.number,
  ...changes,
});
const business = { gstin: '33ABCDE1234F1Z7', buyer: 'Anbu & Sons', place: '33' };

test('edge 32: the note of 2 December for an invoice of November makes December’s table negative', () => {
  const december = reckon([noteOf(paper)]);
  expect(summedRows('b2cs', december)).toEqual([['OE', '32-Kerala', '', 18, -100, 0, '']]);
  expect(sumOfPapers(december).totalPaise).toBe(-11_800);
  expect(summedRows('hsn_b2c', december)).toEqual([
    ['3604', '', 'BOX-BOX', -3, -118, 18, -100, -18, 0, 0, 0],
  ]);
});

test.each([
  [10_000_000, 'b2cs'],
  [10_000_001, 'b2cl'],
] as const)('an invoice of %i paise to another state is in %s', (totalPaise, table) => {
  const amounts = splitTax(totalPaise, 1_800, '32');
  const large = { ...paper, amounts, invoicePaise: totalPaise };
  expect(reckon([large]).papers[table].count).toBe(1);
  expect(reckon([{ ...large, ...business }]).papers.b2b.count).toBe(1);
  expect(reckon([{ ...large, place: '33' }]).papers.b2cs.count).toBe(1);
  // A part that is credited follows its invoice, however small it is.
  const part = noteOf(large, { amounts: splitTax(500, 1_800, '32'), isPart: true });
  expect(reckon([part]).papers[table === 'b2cl' ? 'cdnur' : 'b2cs'].count).toBe(1);
  expect(reckon([large], { largeAbove: 250_000 }).papers.b2cs.count).toBe(1);
});

test('rows of papers have the columns of the offline tool’s sheets', () => {
  const b2b = { ...paper, ...business, amounts: splitTax(11_800, 1_800, '33') };
  expect(paperRow('b2b', b2b)).toEqual([
    '33ABCDE1234F1Z7',
    'Anbu & Sons',
    'INV/26-27/000007',
    '05-Nov-2026',
    118,
    '33-Tamil Nadu',
    'N',
    '',
    'Regular B2B',
    '',
    18,
    100,
    0,
  ]);
  expect(paperRow('cdnr', noteOf(b2b)).join('|')).toBe(
    '33ABCDE1234F1Z7|Anbu & Sons|CRN/26-27/000001|02-Dec-2026|C|33-Tamil Nadu|N|Regular B2B|118||18|100|0',
  );
  expect(paperRow('b2cl', paper).join('|')).toBe(
    'INV/26-27/000007|05-Nov-2026|118|32-Kerala||18|100|0|',
  );
  expect(paperRow('cdnur', noteOf(paper)).join('|')).toBe(
    'B2CL|CRN/26-27/000001|02-Dec-2026|C|32-Kerala|118||18|100|0',
  );
});

test('without a sale to a business its table of goods has one row of zeros, and none without papers', () => {
  expect(summedRows('hsn_b2b', reckon([paper]))).toEqual([
    ['3604', '', 'BOX-BOX', 0, 0, 18, 0, 0, 0, 0, 0],
  ]);
  expect(summedRows('hsn_b2b', reckon([]))).toEqual([]);
});

test('a delivery of ₹1.00 over three lines of one price: the first of the largest has the rest', () => {
  const lines = ['1 Box', '1 Pkt', '1 Pc'].map((unit) => ({
    unit,
    quantity: 1,
    totalPaise: 1_000,
  }));
  const amounts = taxAmounts(3_100, 236, '33');
  const { hsn_b2c } = reckon([{ ...paper, place: '33', amounts, lines }]);
  expect(
    hsn_b2c.map(({ code, amounts: { taxablePaise, halfPaise } }) => [
      code,
      taxablePaise,
      halfPaise,
    ]),
  ).toEqual([
    ['BOX', 876, 80],
    ['PAC', 876, 78],
    ['PCS', 876, 78],
  ]);
});

test('lines that cost nothing leave all to the first of them', () => {
  const lines = ['1 Box', '1 Pkt'].map((unit) => ({ unit, quantity: 1, totalPaise: 0 }));
  const { hsn_b2c } = reckon([{ ...paper, lines }]);
  expect(hsn_b2c.map(({ code, amounts }) => [code, amounts.totalPaise])).toEqual([
    ['BOX', 11_800],
    ['PAC', 0],
  ]);
});

test('a unit without a code is named, once, and its row has no code', () => {
  const lines = ['1 Roll', '2 roll', '1 Box'].map((unit) => ({ unit, quantity: 1, totalPaise: 1 }));
  const tables = reckon([{ ...paper, lines }]);
  expect(tables.withoutCode).toEqual(['roll']);
  expect(tables.hsn_b2c.map(({ code }) => code)).toEqual([null, 'BOX']);
});

test('another prefix in the same month is another series of documents', () => {
  const later = { ...paper, number: 'ABC/26-27/000008' };
  expect(summedRows('docs', reckon([paper, later]))).toEqual([
    ['Invoices for outward supply', paper.number, paper.number, 1, 0],
    ['Invoices for outward supply', later.number, later.number, 1, 0],
  ]);
});
