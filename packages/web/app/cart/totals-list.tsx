import { toRupees } from '@mathappu/contract/money';
import { hasCharges, totalRows } from '@mathappu/contract/orders/total-rows';
import { fill } from '@mathappu/contract/words';
import { LateNextStep } from '#web/prices/late-parts.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { TotalRows } from '#web/ui/total-rows.tsx';
import * as words from '#words/cart';
import type { CartTotals } from './cart-totals.ts';

type TotalsListProps = {
  charged: CartTotals;
  /** The sum of the discounts, formatted. */
  saved?: string;
  /** Without a total, which is the subtotal then, the list is as flat as it can be. */
  hasTotal: boolean;
};

export function TotalsList({ charged, saved, hasTotal }: TotalsListProps) {
  const rows = totalRows(charged, formatRupees);
  const isFlat = !hasTotal && !hasCharges(charged) && !rows.some(({ note }) => note);
  return (
    <div className="figures">
      <dl className={isFlat ? 'flex flex-wrap justify-between gap-x-4' : 'grid gap-y-1'}>
        <TotalRows rows={isFlat ? rows.slice(0, -1) : rows} />
      </dl>
      <LateNextStep step={charged.nextStep} />
      {saved && (
        <p className="text-sm font-semibold text-green-ink">
          {fill(words.saved, { amount: saved })}
        </p>
      )}
      <MinimumNote charged={charged} />
    </div>
  );
}

/** How far it is to the minimum order; nothing in a shop without one. */
export function MinimumNote({
  charged: { missingPaise, minimum },
}: {
  charged: Pick<CartTotals, 'missingPaise' | 'minimum'>;
}) {
  if (!minimum) return null;
  return missingPaise > 0 ? (
    <p className="figures text-sm font-semibold text-yellow-ink">
      {fill(words.toMinimum, {
        amount: formatRupees(toRupees(missingPaise)),
        minimum: formatRupees(minimum),
      })}
    </p>
  ) : (
    <p className="text-sm font-semibold text-green-ink">{words.minimumReached}</p>
  );
}
