import {
  type Month,
  type MonthTable,
  monthTables,
  tallyFile,
} from '@mathappu/contract/books/months';
import { fill } from '@mathappu/contract/words';
import { callForFile } from '#web/admin/api/admin-call.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/admin/books';

const tableWords: Readonly<Record<MonthTable, string>> = {
  b2b: words.b2b,
  b2cl: words.b2cl,
  b2cs: words.b2cs,
  cdnr: words.cdnr,
  cdnur: words.cdnur,
  hsn_b2b: words.hsnB2b,
  hsn_b2c: words.hsnB2c,
  docs: words.docs,
  receipts: words.receipts,
};

type Row = NonNullable<Month['tables'][MonthTable]> & { table: MonthTable };
type Amount = Exclude<keyof Row, 'table' | 'count'>;

/** Numbers of documents have no amounts, receipts no taxes. */
const hasAmount = (table: MonthTable, amount: Amount) =>
  table !== 'docs' && (table !== 'receipts' || amount === 'total');

const amountColumn = (header: string, amount: Amount): Column<Row> => ({
  header,
  kind: 'number',
  cell: (row) => (hasAmount(row.table, amount) ? formatRupees(row[amount]) : '–'),
});

const columns: readonly Column<Row>[] = [
  {
    header: words.table,
    kind: 'title',
    cell: ({ table }) => (
      <>
        {tableWords[table]}
        {table !== 'receipts' && (
          <span lang="en" className="block text-sm font-normal text-ink-soft">
            {table}
          </span>
        )}
      </>
    ),
  },
  { header: words.rowsOfTable, kind: 'number', cell: ({ count }) => count },
  amountColumn(words.taxable, 'taxable'),
  amountColumn(words.igst, 'igst'),
  amountColumn(words.cgst, 'cgst'),
  amountColumn(words.sgst, 'sgst'),
  amountColumn(words.total, 'total'),
];

type MonthTablesProps = { month: string; data: Month; canTake: boolean };

/** The tables of a month with their sums, each as a file. */
export function MonthTables({ month, data, canTake }: MonthTablesProps) {
  const rows = monthTables.flatMap((table) => {
    const row = data.tables[table];
    return row ? [{ table, ...row }] : [];
  });
  const file: Column<Row> = {
    header: words.file,
    kind: 'actions',
    cell: ({ table }) => (
      <DownloadButton
        size="sm"
        fetchFile={() => fetchMonthFile(month, `${table}.csv`)}
        aria-label={fill(words.csvOf, { table: tableWords[table] })}
      >
        {words.csv}
      </DownloadButton>
    ),
  };
  return (
    <DataTable
      caption={words.monthTables}
      columns={canTake ? [...columns, file] : columns}
      rows={rows}
      rowKey={({ table }) => table}
    />
  );
}

export const TallyButton = ({ month }: { month: string }) => (
  <DownloadButton fetchFile={() => fetchMonthFile(month, tallyFile)}>{words.tally}</DownloadButton>
);

async function fetchMonthFile(month: string, file: `${MonthTable}.csv` | typeof tallyFile) {
  const content = await callForFile('getMonthFile', {
    params: { month, file },
    failureText: words.exportFailed,
  });
  const [name, ending] = file.split('.');
  return { content, name: `${name}-${month}.${ending}` };
}
