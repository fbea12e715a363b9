import type { StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { totalRows } from '@mathappu/contract/orders/total-rows';
import { fill } from '@mathappu/contract/words';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { langOfName, leadingName } from '#web/language/names.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import { TotalRows } from '#web/ui/total-rows.tsx';
import * as words from '#words/admin/enquiries';

/** The lines and rows of an enquiry that nobody can change any more. */
export function EnquiryGoods({ quote }: { quote: StaffQuote }) {
  const { lines, totals, delivery_terms: delivery, shopNote } = quote;
  return (
    <DetailSection title={words.products}>
      <ul className="divide-y divide-line">
        {lines.map(({ productId, image, quantity, price, asked, total, ...names }) => (
          <li key={productId} className="flex items-center gap-3 py-2.5">
            <ProductImage src={image} alt="" sizes="56px" className="size-14 shrink-0" />
            <div className="min-w-0 flex-1">
              <p lang={langOfName(names)} className="font-semibold wrap-anywhere">
                {leadingName(names)}
              </p>
              <p className="figures text-sm text-ink-soft">
                {quantity === 0 ? words.takenOut : `${quantity} × ${formatRupees(price)}`}
                {asked !== null && asked !== quantity && `, ${fill(words.askedFor, { asked })}`}
              </p>
            </div>
            <p className="figures font-semibold">{formatRupees(total)}</p>
          </li>
        ))}
      </ul>
      <dl className="figures grid gap-y-1 border-t border-line pt-3">
        <TotalRows
          rows={totalRows({ totals, delivery: delivery ?? { kind: undefined } }, formatRupees)}
        />
      </dl>
      {shopNote && <p className="mt-3 whitespace-pre-line wrap-anywhere">{shopNote}</p>}
    </DetailSection>
  );
}
