import { classNames } from './class-names.ts';

type Row = {
  kind: string;
  name: string;
  value: string;
  isFree?: boolean | undefined;
  /** A sentence that explains the value. */
  note?: string | undefined;
};

/** Rows of a list of sums, `total` the last and largest one. */
export function TotalRows({ rows }: { rows: readonly Row[] }) {
  return rows.map(({ kind, name, value, isFree, note }) => {
    const isTotal = kind === 'total';
    return (
      <div
        key={kind}
        className={classNames(
          'flex flex-wrap justify-between gap-x-4',
          isTotal && 'mt-2 border-t border-line pt-3 text-lg print:pt-1',
        )}
      >
        <dt className={classNames('wrap-anywhere', isTotal && 'font-semibold')}>{name}</dt>
        <dd
          className={classNames(
            'ml-auto text-right',
            isTotal ? 'font-bold' : 'font-semibold',
            isFree && 'text-green-ink',
          )}
        >
          {value}
        </dd>
        {note && <dd className="w-full text-sm text-ink-soft">{note}</dd>}
      </div>
    );
  });
}
