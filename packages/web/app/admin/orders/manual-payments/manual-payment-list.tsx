import type { Receipt, ReceiptMethod } from '@mathappu/contract/orders/manual-payments';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/admin/orders/manual-payments';
import { langOfData } from '#words/language';

export const methodWords: Readonly<Record<ReceiptMethod, string>> = {
  cash: words.byCash,
  upi: words.byUpi,
  bank: words.byBank,
};

export function ReceiptList({ receipts }: { receipts: readonly Receipt[] }) {
  return (
    <ul aria-label={words.receipts} className="mt-2 space-y-2">
      {receipts.map(({ _id, amount, method, reference, account, receivedOn, note, by }) => (
        <li key={_id} className="rounded-md border border-line px-4 py-3 text-sm">
          <p className="figures text-base font-semibold">
            {fill(amount < 0 ? words.gaveBack : words.received, {
              amount: formatRupees(Math.abs(amount)),
            })}
          </p>
          <p className="figures text-ink-soft wrap-anywhere">
            {[methodWords[method], reference].filter(Boolean).join(' ')}
          </p>
          {account && (
            <p lang={langOfData} className="text-ink-soft wrap-anywhere">
              {account}
            </p>
          )}
          <p className="figures text-ink-soft">
            {fill(words.bookedBy, { date: formatDate(receivedOn), by })}
          </p>
          {note && (
            <p lang={langOfData} className="wrap-anywhere">
              {note}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
