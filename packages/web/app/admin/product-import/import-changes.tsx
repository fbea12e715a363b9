import type { ImportReport } from '@mathappu/contract/product-import';
import { fill, plural } from '@mathappu/contract/words';
import type { ReactNode } from 'react';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/admin/product-import';
import { nameOfColumn } from './column-names.ts';

/** The effects of an import of the file, each kind in a fold of its own. */
export function ImportChanges({ report }: { report: ImportReport }) {
  const { changes, updated, added, created, newCategories } = report;
  return (
    <div className="grid gap-3">
      {newCategories.length > 0 && (
        <p className="wrap-anywhere">
          {fill(plural(words.newCategories, newCategories.length), {
            count: newCategories.length,
            names: newCategories.join(', '),
          })}
        </p>
      )}
      <ChangedProducts changes={changes} count={updated} />
      <Fold count={created} title={words.newProducts} shown={added.length}>
        {added.map(({ row, name, price, category }) => (
          <li key={row} className="flex flex-wrap justify-between gap-x-4 py-1.5 text-sm">
            <span className="min-w-0 wrap-anywhere">
              {name}
              {category && <span className="text-ink-soft">{` · ${category}`}</span>}
            </span>
            <span className="figures">{price === null ? '–' : formatRupees(price)}</span>
          </li>
        ))}
      </Fold>
    </div>
  );
}

type ChangedProductsProps = { changes: ImportReport['changes']; count: number };

/** The products with their fields before and after. */
export function ChangedProducts({ changes, count }: ChangedProductsProps) {
  return (
    <Fold count={count} title={words.changedProducts} shown={changes.length} isOpen>
      {changes.map(({ row, name, fields }) => (
        <li key={row} className="py-2">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <ul>
            {fields.map(({ column, before, after }) => (
              <li key={column} className="figures text-sm wrap-anywhere">
                <span className="text-ink-soft">{`${nameOfColumn(column)}: `}</span>
                <del className="text-ink-soft">
                  <span className="sr-only">{`${words.before} `}</span>
                  {before || '–'}
                </del>
                <span aria-hidden="true">{' → '}</span>
                <ins className="font-semibold no-underline">
                  <span className="sr-only">{`${words.after} `}</span>
                  {after || '–'}
                </ins>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Fold>
  );
}

type FoldProps = {
  title: Parameters<typeof plural>[0];
  count: number;
  shown: number;
  isOpen?: boolean;
  children: ReactNode;
};

export function Fold({ title, count, shown, isOpen, children }: FoldProps) {
  if (count === 0) return null;
  return (
    <details open={isOpen} className="rounded-md border border-line">
      <summary className="cursor-pointer px-4 py-3 font-semibold">
        {fill(plural(title, count), { count })}
      </summary>
      <ul className="max-h-80 divide-y divide-line overflow-y-auto border-t border-line px-4">
        {children}
        {count > shown && (
          <li className="py-2 text-sm text-ink-soft">
            {fill(words.andMore, { count: count - shown })}
          </li>
        )}
      </ul>
    </details>
  );
}
