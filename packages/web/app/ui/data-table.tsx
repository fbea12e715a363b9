import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { tableRoles as roles } from './table-roles.ts';

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** 'title' is the cell that names the row and heads its card, with the 'picture' beside it; 'actions' come last. */
  kind?: 'title' | 'picture' | 'number' | 'actions';
  /** The title does the same, so cards and narrow tables go without. */
  isRepeated?: boolean;
  /** Another cell says the same in tables that have no room for this one: narrow ones, and of languages with longer words. */
  isForWide?: boolean;
  /** Below all rows: a sum, or in the column of titles what the sums are called. */
  foot?: string;
};

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isBusy?: boolean;
};

/** A table; below 768 px every row is a card with the headers as labels. */
export function DataTable<Row>({ caption, columns, rows, rowKey, isBusy }: DataTableProps<Row>) {
  return (
    <div className="md:overflow-x-auto md:rounded-lg md:border md:border-line md:bg-surface md:shadow-rest">
      <table
        {...roles.table}
        aria-busy={isBusy || undefined}
        className={classNames('w-full text-left max-md:block', isBusy && 'opacity-60')}
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...roles.group} className="bg-sunken text-sm text-ink-soft max-md:sr-only">
          <tr {...roles.row}>
            {columns.map((column) => (
              <th
                key={column.header}
                scope="col"
                {...roles.head}
                className={classNames(
                  'px-1.5 py-2 font-semibold first:pl-3 last:pr-3 lg:px-4 lg:first:pl-4 lg:last:pr-4',
                  isEnd(column) && 'text-right',
                  column.isRepeated && 'max-lg:hidden',
                  column.isForWide && wideOnly,
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} className="max-md:block max-md:space-y-3">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              {...roles.row}
              className="transition-colors max-md:block max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface max-md:p-4 max-md:shadow-rest md:border-t md:border-line md:hover:bg-paper active:bg-sunken"
            >
              {columns.map((column) => (
                <Cell key={column.header} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ foot }) => foot !== undefined) && <Foot columns={columns} />}
      </table>
    </div>
  );
}

function Foot<Row>({ columns }: Pick<DataTableProps<Row>, 'columns'>) {
  return (
    <tfoot {...roles.group} className="font-semibold max-md:mt-3 max-md:block">
      <tr
        {...roles.row}
        className="max-md:block max-md:rounded-lg max-md:bg-sunken max-md:p-4 md:border-t-2 md:border-line-strong"
      >
        {columns.map(({ foot, cell: _, ...column }) => (
          <Cell
            key={column.header}
            column={{ ...column, cell: () => foot }}
            row={undefined}
            isEmpty={foot === undefined}
          />
        ))}
      </tr>
    </tfoot>
  );
}

function isEnd<Row>(column: Column<Row>): boolean {
  return column.kind === 'number' || column.kind === 'actions';
}

const wideOnly = 'md:hidden lg:wide-bar:table-cell';

const cellLooks = {
  title: 'font-semibold max-md:pb-2 max-md:text-lg',
  picture: 'max-md:float-left max-md:mr-4 max-md:mb-1',
  number: 'figures md:text-right',
  actions:
    'whitespace-nowrap max-md:mt-2 max-md:border-t max-md:border-line max-md:pt-2 md:text-right',
  plain: '',
};

type CellProps<Row> = {
  column: Column<Row>;
  row: Row;
  /** Of the foot, without a sum: cards go without it. */
  isEmpty?: boolean;
};

function Cell<Row>({ column, row, isEmpty }: CellProps<Row>) {
  const kind = column.kind ?? 'plain';
  const looks = classNames(
    'align-middle max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:py-1 md:px-1.5 md:py-1.5 md:first:pl-3 md:last:pr-3 lg:px-4 lg:first:pl-4 lg:last:pr-4',
    cellLooks[kind],
    column.isRepeated && 'max-lg:hidden',
    column.isForWide && wideOnly,
    isEmpty && 'max-md:hidden',
  );
  const content = column.cell(row);

  if (kind === 'title') {
    return (
      <th scope="row" {...roles.title} className={looks}>
        {content}
      </th>
    );
  }
  return (
    <td {...roles.cell} className={looks}>
      {kind !== 'actions' && kind !== 'picture' && (
        <span aria-hidden="true" className="text-sm font-normal text-ink-soft md:hidden">
          {column.header}
        </span>
      )}
      <div className="min-w-0 max-md:text-right">{content}</div>
    </td>
  );
}
