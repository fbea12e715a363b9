import { fill } from '@mathappu/contract/words';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import * as words from '#words/cart';

type TotalsListProps = {
  /** Formatted; delivery is always free, so it is also the total. */
  subtotal: string;
  /** What the discounts take off, formatted. */
  saved?: string;
  /** Without a total the list is as flat as it can be. */
  hasTotal: boolean;
};

export function TotalsList({ subtotal, saved, hasTotal }: TotalsListProps) {
  return (
    <div className="figures">
      <dl className={hasTotal ? 'grid gap-y-1' : 'flex flex-wrap justify-between gap-x-4'}>
        <Row name={words.subtotal}>{subtotal}</Row>
        <Row name={words.delivery} className="text-green-ink">
          {words.free}
        </Row>
        {hasTotal && (
          <div className="mt-2 flex justify-between gap-x-4 border-t border-line pt-3 text-lg">
            <dt className="font-semibold">{words.total}</dt>
            <dd className="font-bold">{subtotal}</dd>
          </div>
        )}
      </dl>
      {saved && (
        <p className="text-sm font-semibold text-green-ink">
          {fill(words.saved, { amount: saved })}
        </p>
      )}
    </div>
  );
}

type RowProps = { name: string; className?: string; children: ReactNode };

function Row({ name, className, children }: RowProps) {
  return (
    <div className="flex justify-between gap-x-2">
      <dt>{name}</dt>
      <dd className={classNames('font-semibold', className)}>{children}</dd>
    </div>
  );
}
