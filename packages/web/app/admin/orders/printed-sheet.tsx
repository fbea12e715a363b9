import { formatDateTime } from '@mathappu/contract/shop-time';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useShop } from '#web/shop-details/shop-details.ts';
import './packing-slip.css';

type PrintedSheetProps = {
  /** Such as 'picking list', after the shop's name. */
  what: string;
  /** In large letters. */
  count: string;
  /** Under the time of the print; a false one is left out. */
  facts: readonly (string | false)[];
  children: ReactNode;
};

/** A sheet about several orders. English, as packing slips are; while it is there, no slip prints. */
export function PrintedSheet({ what, count, facts, children }: PrintedSheetProps) {
  const { name: shopName } = useShop();
  return createPortal(
    <article lang="en" className="packing-slip sheet hidden text-base text-ink print:block">
      <header className="flex items-end justify-between gap-6 border-b-2 border-ink pb-3">
        <div>
          <p className="font-semibold">{`${shopName}, ${what}`}</p>
          <p className="figures text-2xl font-bold">{count}</p>
        </div>
        <div className="figures text-right">
          <p>{formatDateTime(new Date().toISOString(), 'en')}</p>
          {facts.map((fact) => fact && <p key={fact}>{fact}</p>)}
        </div>
      </header>
      {children}
    </article>,
    document.body,
  );
}
