import { toRupees } from '@mathappu/contract/money';
import { totalRows } from '@mathappu/contract/orders/total-rows';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import type { CartTotals } from '#web/cart/cart-totals.ts';
import { useShop } from '#web/document/shop-details.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { TotalRows } from '#web/ui/total-rows.tsx';
import { saved as savedWords } from '#words/cart';
import * as words from '#words/catalogue/sheet';
import { licence as licenceOf } from '#words/frame';

/** Over the printed list: whose it is, and of which day. */
export function PaperHead({ asOf }: { asOf: number }) {
  const shop = useShop();
  const lines = [
    shop.address,
    [
      shop.phone && fill(words.phone, { phone: shop.phone }),
      shop.whatsapp && fill(words.whatsapp, { number: `+${shop.whatsapp}` }),
      shop.email,
    ]
      .filter(Boolean)
      .join(' · '),
    [
      shop.licence && fill(licenceOf, { licence: shop.licence }),
      shop.gstin && fill(words.gstin, { gstin: shop.gstin }),
    ]
      .filter(Boolean)
      .join(' · '),
  ].filter(Boolean);
  return (
    <header className="mb-3 hidden items-end justify-between gap-8 border-b border-line-strong pb-2 print:flex">
      <div>
        <p className="text-2xl font-bold">{shop.name}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="shrink-0 text-right">
        <p className="text-2xl font-semibold">{words.title}</p>
        <p suppressHydrationWarning>
          {fill(words.pricesOf, { date: formatDate(new Date(asOf).toISOString()) })}
        </p>
      </div>
    </header>
  );
}

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
