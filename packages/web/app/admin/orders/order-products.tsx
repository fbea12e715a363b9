import type { AdminOrder } from '@mathappu/contract/admin/staff-orders';
import { smallPrint } from '@mathappu/contract/catalogue/passport-texts';
import { hasCharges, totalRows } from '@mathappu/contract/orders/total-rows';
import { fill, plural } from '@mathappu/contract/words';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import { TotalRows } from '#web/ui/total-rows.tsx';
import * as words from '#words/admin/orders';
import { langOfData } from '#words/language';
import { itemCount } from './admin-order.ts';

/** The lines with the names and prices they were sold at. */
export function OrderProducts({ order }: { order: AdminOrder }) {
  const count = itemCount(order);
  const charged = { totals: order.totals, delivery: order.delivery_terms };
  return (
    <>
      <ul className="divide-y divide-line">
        {order.products.map((line) => (
          <li key={line.productId} className="flex items-center gap-3 py-2.5">
            <ProductImage src={line.image} alt="" sizes="56px" className="size-14 shrink-0" />
            <div className="min-w-0 flex-1">
              <p lang={langOfData} className="font-semibold wrap-anywhere">
                {line.name}
              </p>
              <p className="figures text-sm text-ink-soft">
                {lineText(line)}
                {line.unit && <span lang={langOfData}>{`, ${line.unit}`}</span>}
              </p>
              <p className="text-sm text-ink-soft wrap-anywhere">{smallPrint(line.passport)}</p>
            </div>
            <p className="figures font-semibold">{formatRupees(line.total)}</p>
          </li>
        ))}
      </ul>
      {hasCharges(charged) && (
        <dl className="figures grid gap-y-1 border-t border-line pt-3">
          <TotalRows rows={totalRows(charged, formatRupees).slice(0, -1)} />
        </dl>
      )}
      <p className="figures flex justify-between gap-3 border-t border-line pt-3 text-lg font-bold">
        <span>{fill(plural(words.totalOf, count), { count })}</span>
        <span className="whitespace-nowrap">{formatRupees(order.totalAmount)}</span>
      </p>
    </>
  );
}

function lineText({ quantity, price, discount }: AdminOrder['products'][number]): string {
  const line = `${quantity} × ${formatRupees(price)}`;
  return discount > 0 ? fill(words.lineOff, { line, discount }) : line;
}
