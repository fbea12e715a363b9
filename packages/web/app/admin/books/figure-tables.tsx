import type { getFigures, MoneyWay, SaleSource } from '@mathappu/contract/books/figures';
import { formatDate } from '@mathappu/contract/shop-time';
import type * as z from 'zod/mini';
import { methodWords } from '#web/admin/orders/manual-payments/manual-payment-list.tsx';
import { zoneName } from '#web/delivery/zone-names.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { TotalRows } from '#web/ui/total-rows.tsx';
import * as words from '#words/admin/books';
import { langOfData } from '#words/language';
import { OwedTable } from './owed-table.tsx';

export type AnyFigures = z.output<typeof getFigures.data>;
type Of<List extends AnyFigures['list']> = Extract<AnyFigures, { list: List }> & {
  isBusy: boolean;
};
type RowOf<List extends AnyFigures['list']> = Of<List>['rows'][number];

type FigureTableProps = { figures: AnyFigures; isBusy: boolean };

/** The rows of a list with its sums. */
export function FigureTable({ figures, isBusy }: FigureTableProps) {
  if (figures.list === 'owed') return <OwedTable {...figures} isBusy={isBusy} />;
  if (figures.rows.length === 0) return <EmptyState title={words.nothing} />;
  switch (figures.list) {
    case 'received':
      return <ReceivedTable {...figures} isBusy={isBusy} />;
    case 'products':
      return <ProductTable {...figures} isBusy={isBusy} />;
    case 'categories':
      return (
        <>
          <GroupTable head={words.category} {...figures} isBusy={isBusy} />
          <GoodsFoot {...figures.foot} />
        </>
      );
    case 'places':
      return (
        <GroupTable
          head={words.place}
          rows={figures.rows.map((row) => ({ ...row, name: row.name && zoneName(row.name) }))}
          foot={figures.foot}
          isBusy={isBusy}
        />
      );
    case 'sources':
      return (
        <GroupTable
          head={words.source}
          rows={figures.rows.map((row) => ({ ...row, name: sourceWords[row.name] }))}
          foot={figures.foot}
          isBusy={isBusy}
        />
      );
    case 'staff':
      return <StaffTable {...figures} isBusy={isBusy} />;
  }
}

const wayWords: Readonly<Record<MoneyWay, string>> = {
  ...methodWords,
  online: words.online,
  door: words.cashOnDelivery,
};
/** Where money goes that nobody books by hand. */
const unbooked: Partial<Record<MoneyWay, string>> = { online: words.razorpay, door: words.door };

const sourceWords: Readonly<Record<SaleSource, string>> = {
  web: words.web,
  enquiry: words.enquiry,
  phone: words.phone,
  whatsapp: words.whatsapp,
  counter: words.counter,
};

/** A column of rupees with its sum. */
const rupees = <Row,>(header: string, read: (row: Row) => number, sum?: number): Column<Row> => ({
  header,
  kind: 'number',
  cell: (row) => formatRupees(read(row)),
  ...(sum !== undefined && { foot: formatRupees(sum) }),
});

/** A column of counts with its sum. */
const count = <Row,>(
  header: string,
  read: (row: Row) => number | null,
  sum?: number,
): Column<Row> => ({
  header,
  kind: 'number',
  cell: (row) => read(row)?.toLocaleString('en-IN') ?? '–',
  ...(sum !== undefined && { foot: sum.toLocaleString('en-IN') }),
});

const named = (name: string) => (
  <span lang={langOfData} className="wrap-anywhere">
    {name}
  </span>
);

function ReceivedTable({ rows, foot, isBusy }: Of<'received'>) {
  const columns: Column<RowOf<'received'>>[] = [
    { header: words.day, kind: 'title', cell: ({ day }) => formatDate(day), foot: words.total },
    { header: words.method, cell: ({ method }) => wayWords[method] },
    {
      header: words.account,
      cell: ({ method, account }) =>
        unbooked[method] ?? (account ? named(account) : words.notStated),
    },
    rupees(words.moneyIn, ({ received }) => received, foot.received),
    rupees(words.givenBack, ({ givenBack }) => givenBack, foot.givenBack),
    rupees(words.net, ({ net }) => net, foot.net),
  ];
  return (
    <DataTable
      caption={words.received}
      columns={columns}
      rows={rows}
      rowKey={({ day, method, account }) => `${day} ${method} ${account}`}
      isBusy={isBusy}
    />
  );
}

function ProductTable({ rows, foot, isBusy }: Of<'products'>) {
  const columns: Column<RowOf<'products'>>[] = [
    {
      header: words.product,
      kind: 'title',
      cell: ({ listNumber, name }) => (
        <>
          {listNumber !== null && (
            <span className="figures font-normal text-ink-soft">{listNumber} </span>
          )}
          {named(name)}
        </>
      ),
      foot: words.goods,
    },
    count(words.pieces, ({ quantity }) => quantity, foot.quantity),
    rupees(words.amount, ({ amount }) => amount, foot.amount),
    count(words.stock, ({ stock }) => stock),
    count(words.asked, ({ asked }) => asked),
    {
      header: words.short,
      kind: 'number',
      cell: ({ short }) =>
        short > 0 ? <span className="font-semibold text-danger">{short}</span> : '–',
    },
  ];
  return (
    <>
      <DataTable
        caption={words.products}
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        isBusy={isBusy}
      />
      <GoodsFoot {...foot} />
    </>
  );
}

/** From the goods to what the orders come to. */
function GoodsFoot(foot: Of<'products'>['foot']) {
  const rows = [
    { kind: 'goods', name: words.goods, rupees: foot.amount },
    { kind: 'packing', name: words.packing, rupees: foot.packing },
    { kind: 'delivery', name: words.delivery, rupees: foot.delivery },
    { kind: 'discounts', name: words.discounts, rupees: foot.discounts },
    { kind: 'refunds', name: words.otherRefunds, rupees: foot.otherRefunds },
    { kind: 'total', name: words.orderTotals, rupees: foot.total },
  ];
  return (
    <dl className="figures mt-6 ml-auto grid max-w-md gap-y-1">
      <TotalRows
        rows={rows
          .filter((row) => row.rupees !== 0 || row.kind === 'goods' || row.kind === 'total')
          .map((row) => ({ ...row, value: formatRupees(row.rupees) }))}
      />
    </dl>
  );
}

type GroupTableProps = Pick<Of<'places'>, 'rows' | 'isBusy'> & {
  head: string;
  foot: Of<'places'>['foot'];
};

function GroupTable({ head, rows, foot, isBusy }: GroupTableProps) {
  const columns: Column<RowOf<'places'>>[] = [
    {
      header: head,
      kind: 'title',
      cell: ({ name }) => (name ? named(name) : words.notStated),
      foot: words.total,
    },
    count(words.orders, ({ orders }) => orders, foot.orders),
    count(words.pieces, ({ quantity }) => quantity, foot.quantity),
    rupees(words.amount, ({ amount }) => amount, foot.amount),
  ];
  return (
    <DataTable
      caption={head}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      isBusy={isBusy}
    />
  );
}

function StaffTable({ rows, foot, isBusy }: Of<'staff'>) {
  const columns: Column<RowOf<'staff'>>[] = [
    {
      header: words.person,
      kind: 'title',
      cell: ({ name }) => named(name),
      foot: words.total,
    },
    count(words.answered, ({ answered }) => answered, foot.answered),
    count(words.ordersMade, ({ orders }) => orders, foot.orders),
    rupees(words.ofOrders, ({ amount }) => amount, foot.amount),
    count(words.receiptsBooked, ({ receipts }) => receipts, foot.receipts),
    rupees(words.ofReceipts, ({ received }) => received, foot.received),
  ];
  return (
    <DataTable
      caption={words.staff}
      columns={columns}
      rows={rows}
      rowKey={({ _id }) => _id}
      isBusy={isBusy}
    />
  );
}
