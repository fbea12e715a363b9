import { toRupees } from '@mathappu/contract/money';
import { totalRows } from '@mathappu/contract/orders/total-rows';
import { fill } from '@mathappu/contract/words';
import type { CartTotals } from '#web/cart/cart-totals.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { TotalRows } from '#web/ui/total-rows.tsx';
import { saved as savedWords } from '#words/cart';

/** Under the printed list of what was chosen. */
export function PaperTotals({ charged, savedPaise }: { charged: CartTotals; savedPaise: number }) {
  return (
    <div className="sheet-totals">
      <dl className="grid gap-y-1">
        <TotalRows rows={totalRows(charged, formatRupees)} />
      </dl>
      {savedPaise > 0 && (
        <p className="font-semibold">
          {fill(savedWords, { amount: formatRupees(toRupees(savedPaise)) })}
        </p>
      )}
    </div>
  );
}
