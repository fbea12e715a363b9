import type { TaxAmounts } from '../invoices/tax-amounts.ts';
import type { TaxDocumentKind } from '../invoices/tax-documents.ts';
import type { BasisPoints } from '../money.ts';
import { type MonthPaper, type PaperTable, paperTables, tableOfPaper } from './month-paper.ts';
import { spreadOverUnits } from './spread-over-units.ts';
import type { UnitCode, UnitOfWord } from './unit-codes.ts';

type Counted = { count: number; amounts: TaxAmounts };

/** Sales to private buyers of one place and rate. */
type PlaceRow = { place: string; rateBp: BasisPoints; amounts: TaxAmounts };

/** Goods of one HSN, unit and rate; the code is null while the unit's word has none. */
export type GoodsRow = {
  hsn: string;
  code: UnitCode | null;
  rateBp: BasisPoints;
  quantity: number;
  amounts: TaxAmounts;
};

/** The numbers of one series, first to last. */
type SeriesRow = { kind: TaxDocumentKind; first: string; last: string; count: number };

export type MonthTables = {
  /** Of credit notes what they give back. */
  papers: Record<PaperTable, Counted>;
  b2cs: PlaceRow[];
  hsn_b2b: GoodsRow[];
  hsn_b2c: GoodsRow[];
  docs: SeriesRow[];
  /** Words of units. */
  withoutCode: string[];
  /** The name of each GSTIN, by the first paper that has it. */
  businesses: ReadonlyMap<string, string>;
};

type MonthTerms = {
  readonly units: readonly UnitOfWord[];
  /** The rupees above which an invoice to another state is in a table of its own. */
  readonly largeAbove: number;
};

export const noAmounts: TaxAmounts = {
  totalPaise: 0,
  taxablePaise: 0,
  halfPaise: 0,
  igstPaise: 0,
};

export const plusAmounts = (a: TaxAmounts, b: TaxAmounts, sign: 1 | -1 = 1): TaxAmounts => ({
  totalPaise: a.totalPaise + sign * b.totalPaise,
  taxablePaise: a.taxablePaise + sign * b.taxablePaise,
  halfPaise: a.halfPaise + sign * b.halfPaise,
  igstPaise: a.igstPaise + sign * b.igstPaise,
});

/** What the papers come to by one division of them or another: the credit notes are taken off. */
export const sumOfPapers = ({ papers }: MonthTables): TaxAmounts =>
  paperTables.reduce(
    (sum, table) => plusAmounts(sum, papers[table].amounts, table.startsWith('cdn') ? -1 : 1),
    noAmounts,
  );

export const sumOfGoods = ({ hsn_b2b, hsn_b2c }: MonthTables): TaxAmounts =>
  [...hsn_b2b, ...hsn_b2c].reduce((sum, row) => plusAmounts(sum, row.amounts), noAmounts);

type Reckoning = {
  papers: Record<PaperTable, Counted>;
  places: Map<string, PlaceRow>;
  goods: Record<'hsn_b2b' | 'hsn_b2c', Map<string, GoodsRow>>;
  series: Map<string, SeriesRow>;
  withoutCode: Set<string>;
  businesses: Map<string, string>;
};

/** The tables of a month. Its papers are added one after the other, in the order of their numbers. */
export function reckonMonth({ units, largeAbove }: MonthTerms) {
  const codes = new Map(units.map(({ word, code }) => [word, code]));
  const reckoning: Reckoning = {
    papers: Object.fromEntries(
      paperTables.map((table): [PaperTable, Counted] => [table, { count: 0, amounts: noAmounts }]),
    ) as Record<PaperTable, Counted>,
    places: new Map(),
    goods: { hsn_b2b: new Map(), hsn_b2c: new Map() },
    series: new Map(),
    withoutCode: new Set(),
    businesses: new Map(),
  };
  return {
    add: (paper: MonthPaper): void => {
      addToTable(reckoning, paper, tableOfPaper(paper, largeAbove));
      addGoods(reckoning, paper, codes);
      addNumber(reckoning, paper);
      const { gstin, buyer } = paper;
      if (gstin !== null && !reckoning.businesses.has(gstin)) {
        reckoning.businesses.set(gstin, buyer);
      }
    },
    finish: (): MonthTables => finish(reckoning),
  };
}

const signOf = ({ kind }: MonthPaper): 1 | -1 => (kind === 'invoice' ? 1 : -1);

function addToTable({ papers, places }: Reckoning, paper: MonthPaper, table: PaperTable): void {
  const { place, rateBp, amounts } = paper;
  const isNet = table === 'b2cs';
  const counted = papers[table];
  counted.count += 1;
  counted.amounts = plusAmounts(counted.amounts, amounts, isNet ? signOf(paper) : 1);
  if (!isNet) return;
  const row = rowOf(places, `${place} ${rateBp}`, { place, rateBp, amounts: noAmounts });
  row.amounts = plusAmounts(row.amounts, amounts, signOf(paper));
}

function addGoods(
  { goods, withoutCode }: Reckoning,
  paper: MonthPaper,
  codes: ReadonlyMap<string, UnitCode>,
): void {
  const { hsn, rateBp } = paper;
  const rows = goods[paper.gstin === null ? 'hsn_b2c' : 'hsn_b2b'];
  for (const { word, quantity, amounts } of spreadOverUnits(paper)) {
    const code = codes.get(word) ?? null;
    if (code === null) withoutCode.add(word);
    const first = { hsn, code, rateBp, quantity: 0, amounts: noAmounts };
    const row = rowOf(rows, `${hsn} ${code ?? ''} ${rateBp}`, first);
    row.quantity += signOf(paper) * quantity;
    row.amounts = plusAmounts(row.amounts, amounts, signOf(paper));
  }
}

/** The numbers of one kind and prefix are a series. */
function addNumber({ series }: Reckoning, { kind, number }: MonthPaper): void {
  const stem = number.slice(0, number.lastIndexOf('/'));
  const first = { kind, first: number, last: number, count: 0 };
  const row = rowOf(series, `${kind} ${stem}`, first);
  row.last = number;
  row.count += 1;
}

function finish({
  papers,
  places,
  goods,
  series,
  withoutCode,
  businesses,
}: Reckoning): MonthTables {
  const [b2b, b2c] = [inOrder(goods.hsn_b2b), inOrder(goods.hsn_b2c)];
  return {
    papers,
    b2cs: inOrder(places),
    // A return wants the table of sales to businesses even where there are none: one row of zeros.
    hsn_b2b: b2b.length > 0 ? b2b : b2c.slice(0, 1).map(zeros),
    hsn_b2c: b2c,
    docs: [...series.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
    withoutCode: [...withoutCode].sort(),
    businesses,
  };
}

const order: readonly TaxDocumentKind[] = ['invoice', 'credit_note'];

const zeros = (row: GoodsRow): GoodsRow => ({ ...row, quantity: 0, amounts: noAmounts });

function rowOf<Row>(rows: Map<string, Row>, key: string, first: Row): Row {
  const row = rows.get(key) ?? first;
  rows.set(key, row);
  return row;
}

const inOrder = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
