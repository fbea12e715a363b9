import type { FigureList, FiguresOf } from '@mathappu/contract/books/figures';
import type { CsvRow } from '#server/platform/http/csv-answer.ts';

type File<List extends FigureList> = {
  readonly header: readonly string[];
  readonly row: (row: FiguresOf<List>['rows'][number]) => CsvRow;
};

const methods = {
  cash: 'Cash',
  upi: 'UPI',
  bank: 'Bank',
  online: 'Online',
  door: 'Cash on delivery',
} as const;
/** What stands for the account of money that nobody books by hand. */
const unbooked = { online: 'Razorpay', door: 'Door' } as const;
const ways = { offline: 'By hand', cod: 'Cash on delivery', online: 'Online' } as const;

const group = (head: string) => ({
  header: [head, 'Orders', 'Pieces', 'Amount'],
  row: ({ name, orders, quantity, amount }: FiguresOf<'places'>['rows'][number]) => [
    name || 'Not stated',
    orders,
    quantity,
    amount,
  ],
});

const files: { readonly [List in FigureList]: File<List> } = {
  received: {
    header: ['Day', 'Method', 'Account', 'In', 'Given back', 'Net'],
    row: ({ day, method, account, received, givenBack, net }) => [
      day,
      methods[method],
      method === 'online' || method === 'door' ? unbooked[method] : account || 'Not stated',
      received,
      givenBack,
      net,
    ],
  },
  owed: {
    header: [
      ...['Order', 'Buyer', 'Phone', 'Place', 'Payment'],
      ...['Total', 'Received', 'Owed', 'Since', 'Pay by', 'Days over'],
    ],
    row: ({ orderId, buyer, phone, place, method, ...row }) => [
      ...[orderId, buyer, phone, place, ways[method]],
      ...[row.total, row.received, row.owed, row.since, row.payBy, row.daysOver],
    ],
  },
  products: {
    header: ['Number', 'Product', 'Pieces', 'Amount', 'Stock', 'Asked for', 'Short'],
    row: ({ listNumber, name, quantity, amount, stock, asked, short }) => [
      ...[listNumber, name, quantity, amount, stock, asked, short],
    ],
  },
  categories: group('Category'),
  places: group('Place'),
  sources: group('Source'),
  staff: {
    header: ['Person', 'Enquiries answered', 'Orders', 'Amount', 'Receipts', 'Received'],
    row: ({ name, answered, orders, amount, receipts, received }) => [
      ...[name, answered, orders, amount, receipts, received],
    ],
  },
};

/** What is to be given back, below what is owed. */
export const giveBackCsv = (rows: FiguresOf<'owed'>['giveBack']): CsvRow[] =>
  rows.map(({ orderId, buyer, phone, place, amount }) => [
    ...[orderId, buyer, phone, place, 'To give back'],
    ...[null, null, -amount, null, null, null],
  ]);

/** The rows of a list as a CSV file, without its sums. */
export function figureCsv<List extends FigureList>(
  list: List,
  rows: readonly FiguresOf<List>['rows'][number][],
  more: readonly CsvRow[] = [],
): { header: readonly string[]; rows: CsvRow[] } {
  const { header, row } = files[list];
  return { header, rows: [...rows.map(row), ...more] };
}
