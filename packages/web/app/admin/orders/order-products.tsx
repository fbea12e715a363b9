import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { smallPrint } from '@mathappu/contract/catalogue/passport-texts';
import { toHundredths, toRupees } from '@mathappu/contract/money';
import { hasCharges, totalRows } from '@mathappu/contract/orders/total-rows';
import { fill, plural } from '@mathappu/contract/words';
import { langOfName, leadingName } from '#web/language/names.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import { ListNumber } from '#web/ui/list-number.tsx';
import { TotalRows } from '#web/ui/total-rows.tsx';
import * as words from '#words/admin/orders';
import { langOfData } from '#words/language';
import { itemCount, piecesLeft } from './admin-order.ts';

/** The lines with the names and prices they were sold at, and what is left of them after refunds. */
export function OrderProducts({ order }: { order: AdminOrder }) {
  const count = itemCount(order);
  const charged = { totals: order.totals, delivery: order.delivery_terms };
  return (
    <>
      <ul className="divide-y divide-line">
        {order.products.map((line) => (
          <OrderedLine key={line.productId} line={line} />
        ))}
      </ul>
      {hasCharges(charged) && (
        <dl className="figures grid gap-y-1 border-t border-line pt-3">
          <TotalRows rows={totalRows(charged, formatRupees).slice(0, -1)} />
        </dl>
      )}
      {order.refundedAmount > 0 && (
        <dl className="figures grid gap-y-1 border-t border-line py-3">
          <TotalRows
            rows={[
              {
                kind: 'ordered',
                name: words.asOrdered,
                value: formatRupees(order.totalAmount),
              },
              {
                kind: 'refunded',
                name: words.refunded,
                value: `−${formatRupees(order.refundedAmount)}`,
              },
            ]}
          />
        </dl>
      )}
      <p className="figures flex justify-between gap-3 border-t border-line pt-3 text-lg font-bold">
        <span>{fill(plural(words.totalOf, count), { count })}</span>
        <span className="whitespace-nowrap">
          {formatRupees(
            toRupees(toHundredths(order.totalAmount) - toHundredths(order.refundedAmount)),
          )}
        </span>
      </p>
    </>
  );
}

type Line = AdminOrder['products'][number];

function OrderedLine({ line }: { line: Line }) {
  const left = piecesLeft(line);
  const looks = left === 0 ? 'line-through' : '';
  return (
    <li className="flex items-center gap-3 py-2.5">
      <ProductImage src={line.image} alt="" sizes="56px" className="size-14 shrink-0" />
      <div className="min-w-0 flex-1">
        <p lang={langOfName(line)} className={`font-semibold wrap-anywhere ${looks}`}>
          {leadingName(line)}
        </p>
        <p className="figures text-sm text-ink-soft">
          <ListNumber number={line.listNumber} className="mr-2" />
          <span className={looks}>{lineText(line, left || line.quantity)}</span>
          {line.unit && <span lang={langOfData}>{`, ${line.unit}`}</span>}
        </p>
        {line.refundedQuantity > 0 && (
          <p className="figures text-sm font-semibold">{refundText(line)}</p>
        )}
        <p className="text-sm text-ink-soft wrap-anywhere">{smallPrint(line.passport)}</p>
      </div>
      <p className={`figures font-semibold ${looks}`}>
        {formatRupees(left === 0 ? line.total : sumOf(line, left))}
      </p>
    </li>
  );
}

/** The amount that was paid for so many pieces of the line. */
const sumOf = ({ total, quantity }: Line, pieces: number) =>
  toRupees((toHundredths(total) / quantity) * pieces);

function refundText({ refundedQuantity, returnedQuantity }: Line): string {
  const refunded = fill(words.piecesRefunded, { count: refundedQuantity });
  if (returnedQuantity === 0) return refunded;
  return [refunded, fill(words.piecesInStock, { count: returnedQuantity })].join(', ');
}

function lineText({ price, discount }: Line, quantity: number): string {
  const line = `${quantity} × ${formatRupees(price)}`;
  return discount > 0 ? fill(words.lineOff, { line, discount }) : line;
}
