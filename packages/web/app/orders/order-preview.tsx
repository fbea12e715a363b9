import type { Order } from '@mathappu/contract/orders';
import { fill } from '@mathappu/contract/words';
import { leadingName } from '#web/language/names.ts';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import * as words from '#words/orders';

type Line = Pick<Order['product_details'][number], 'productId' | 'name' | 'nameTa' | 'image'>;

const mostShown = 3;

/** The first goods of an order or enquiry as small pictures. */
export function OrderPreview({ lines }: { lines: readonly Line[] }) {
  const shown = lines.slice(0, mostShown);
  const more = lines.length - shown.length;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex shrink-0 gap-1.5" aria-hidden="true">
        {shown.map(({ productId, image }) => (
          <ProductImage key={productId} src={image} alt="" sizes="3rem" className="size-12" />
        ))}
        {more > 0 && (
          <span className="grid size-12 place-items-center rounded-md bg-sunken text-sm font-semibold text-ink-soft">
            {`+${more}`}
          </span>
        )}
      </div>
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <span>{shown.map(leadingName).join(', ')}</span>
        {more > 0 && <span className="text-ink-soft">{` ${fill(words.andMore, { more })}`}</span>}
      </p>
    </div>
  );
}
