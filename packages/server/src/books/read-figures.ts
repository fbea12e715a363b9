import type { FigureList, FiguresOf } from '@mathappu/contract/books/figures';
import { figurePageSize } from '@mathappu/contract/limits';
import { type Paise, toRupees } from '@mathappu/contract/money';
import { paginate } from '@mathappu/contract/paging';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { Days } from './days.ts';
import { listCategories, listSoldProducts, type RowsOfOrders, sumOrders } from './goods-queries.ts';
import { readOwed } from './read-owed.ts';
import { listReceived } from './received-queries.ts';
import { listPlaces, listSources } from './sales-by-queries.ts';
import { listStaffFigures } from './staff-figure-queries.ts';
import { sumOf, type WholeList } from './whole-list.ts';

type Readers = {
  readonly [List in FigureList]: (
    db: Queryable,
    asked: { days: Days; today: string },
  ) => Promise<WholeList<List>>;
};

export const readFigures: Readers = {
  owed: (db, { today }) => readOwed(db, today),
  async received(db, { days }) {
    const rows = await listReceived(db, days);
    const moved = (receivedPaise: Paise, givenBackPaise: Paise) => ({
      received: toRupees(receivedPaise),
      givenBack: toRupees(givenBackPaise),
      net: toRupees(receivedPaise - givenBackPaise),
    });
    return {
      list: 'received',
      rows: rows.map(({ day, method, account, receivedPaise, givenBackPaise }) => ({
        ...{ day, method, account },
        ...moved(receivedPaise, givenBackPaise),
      })),
      foot: moved(sumOf(rows, 'receivedPaise'), sumOf(rows, 'givenBackPaise')),
    };
  },
  async products(db, { days }) {
    const [rows, sums] = await Promise.all([listSoldProducts(db, days), sumOrders(db, days)]);
    return {
      list: 'products',
      rows: rows.map(({ paise, ...row }) => ({
        ...row,
        amount: toRupees(paise),
        short: Math.max(0, row.asked - (row.stock ?? 0)),
      })),
      foot: goodsFoot(rows, sums),
    };
  },
  async categories(db, { days }) {
    const [rows, sums] = await Promise.all([listCategories(db, days), sumOrders(db, days)]);
    return { list: 'categories', rows: rows.map(answerSold), foot: goodsFoot(rows, sums) };
  },
  async places(db, { days }) {
    const rows = await listPlaces(db, days);
    return { list: 'places', rows: rows.map(answerSold), foot: sumSold(rows) };
  },
  async sources(db, { days }) {
    const rows = await listSources(db, days);
    return { list: 'sources', rows: rows.map(answerSold), foot: sumSold(rows) };
  },
  async staff(db, { days }) {
    const rows = await listStaffFigures(db, days);
    const answer = ({ answered, orders, paise, receipts, receivedPaise }: Done) => ({
      ...{ answered, orders, receipts },
      amount: toRupees(paise),
      received: toRupees(receivedPaise),
    });
    const foot = answer({
      answered: sumOf(rows, 'answered'),
      orders: sumOf(rows, 'orders'),
      paise: sumOf(rows, 'paise'),
      receipts: sumOf(rows, 'receipts'),
      receivedPaise: sumOf(rows, 'receivedPaise'),
    });
    return {
      list: 'staff',
      rows: rows.map((row) => ({ _id: row._id, name: row.name, ...answer(row) })),
      foot,
    };
  },
};

type Done = Omit<Awaited<ReturnType<typeof listStaffFigures>>[number], '_id' | 'name'>;

/** One page of a list; its sums are those of all pages. */
export function onePage<List extends FigureList>(
  whole: WholeList<List>,
  page: number,
): FiguresOf<List> {
  const limit = figurePageSize;
  const start = (page - 1) * limit;
  return {
    ...whole,
    rows: whole.rows.slice(start, start + limit),
    pagination: paginate({ page, limit }, { total: whole.rows.length }),
  } as unknown as FiguresOf<List>;
}

type Sold = { readonly orders: number; readonly quantity: number; readonly paise: Paise };

const answerSold = <Row extends Sold>({ paise, ...row }: Row) => ({
  ...row,
  amount: toRupees(paise),
});

const sumSold = (rows: readonly Sold[]) =>
  answerSold({
    orders: sumOf(rows, 'orders'),
    quantity: sumOf(rows, 'quantity'),
    paise: sumOf(rows, 'paise'),
  });

/** From the goods that were kept to what the orders come to. */
function goodsFoot(rows: readonly Omit<Sold, 'orders'>[], sums: RowsOfOrders) {
  const { orders, packingPaise, deliveryPaise, discountsPaise, totalPaise } = sums;
  const goodsPaise = sumOf(rows, 'paise');
  return {
    orders,
    quantity: sumOf(rows, 'quantity'),
    amount: toRupees(goodsPaise),
    packing: toRupees(packingPaise),
    delivery: toRupees(deliveryPaise),
    discounts: toRupees(discountsPaise),
    otherRefunds: toRupees(totalPaise - goodsPaise - packingPaise - deliveryPaise - discountsPaise),
    total: toRupees(totalPaise),
  };
}
