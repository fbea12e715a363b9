import { smallPrint } from '@mathappu/contract/catalogue/passport-texts';
import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { toRupees } from '@mathappu/contract/money';
import type { Order } from '@mathappu/contract/orders';
import { totalRows } from '@mathappu/contract/orders/total-rows';
import { fill } from '@mathappu/contract/words';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TradeText } from '#web/language/trade/trade-text.tsx';
import { langOfName, langOfOther, leadingName, otherNameOf } from '#web/language/two-names.tsx';
import { productPath } from '#web/navigation/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import { TotalRows } from '#web/ui/total-rows.tsx';
import { useLoadedModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/orders';
import { refundSums } from './refund-sums.ts';

const tableOnly = 'hidden md:table-cell print:table-cell';
const phoneOnly = 'md:hidden print:hidden';
const figure = 'py-3 pl-4 text-right align-top whitespace-nowrap print:py-0.5';

const loadReviews = () => import('#web/reviews/line-review.tsx');

/** The lines as they were sold, and the totals. */
export function OrderLines({ order }: { order: Order }) {
  const { onItsWay, returned } = refundSums(order);
  const hasReviews = order.product_details.some(({ review, canReview }) => review || canReview);
  const { module: reviews } = useLoadedModule(loadReviews, hasReviews);
  return (
    <Card
      as="section"
      aria-labelledby="order-lines"
      className="print:border-0 print:p-0 print:shadow-none"
    >
      <h2 id="order-lines" className="mb-2 text-xl">
        {words.items}
      </h2>
      <table aria-labelledby="order-lines" className="figures w-full">
        <thead className="text-sm text-ink-soft max-md:sr-only print:not-sr-only print:table-header-group">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 text-left font-semibold">
              {words.item}
            </th>
            <th scope="col" className={`${tableOnly} pl-4 text-right font-semibold`}>
              {words.priceEach}
            </th>
            <th scope="col" className={`${tableOnly} pl-4 text-right font-semibold`}>
              {words.quantity}
            </th>
            <th scope="col" className="pl-4 text-right font-semibold">
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.product_details.map((line) => (
            <OrderLine key={line.productId} line={line}>
              {reviews ? (
                <reviews.LineReview orderId={order._id} line={line} />
              ) : (
                <ReviewSpace line={line} />
              )}
            </OrderLine>
          ))}
        </tbody>
      </table>
      <dl className="figures mt-4 ml-auto grid max-w-xs break-inside-avoid break-before-avoid gap-y-1">
        <TotalRows
          rows={[
            ...totalRows({ totals: order.totals, delivery: order.delivery_terms }, formatRupees),
            ...(onItsWay ? [{ kind: 'onItsWay', name: words.onItsWayBack, value: onItsWay }] : []),
            ...(returned ? [{ kind: 'returned', name: words.returned, value: returned }] : []),
          ]}
        />
      </dl>
    </Card>
  );
}

/** Until the review is there, so that the lines below stay where they are. */
function ReviewSpace({ line: { review, canReview } }: Pick<OrderLineProps, 'line'>) {
  if (!review && !canReview) return null;
  return (
    <div className={`mt-2 print:hidden ${review?.text ? 'h-24' : 'h-9 pointer-coarse:h-11'}`} />
  );
}

type OrderLineProps = { line: Order['product_details'][number]; children: ReactNode };

function OrderLine({ line, children }: OrderLineProps) {
  const { unit, price, discount, quantity } = line;
  const other = otherNameOf(line);
  const each = formatRupees(toRupees(unitPriceOf(line)));
  const facts = smallPrint(line.passport);
  const listPrice = discount > 0 && fill(words.listPrice, { price: formatRupees(price), discount });
  return (
    <tr className="break-inside-avoid border-b border-line nth-last-[-n+2]:break-after-avoid">
      <th scope="row" className="py-3 text-left font-normal print:py-0.5">
        <span className="flex items-start gap-3">
          <span className="w-14 shrink-0 max-[14rem]:hidden print:hidden">
            <ProductImage src={line.image} alt="" sizes="3.5rem" />
          </span>
          <span className="min-w-0">
            <Link
              to={productPath(line.productId)}
              lang={langOfName(line)}
              className="font-semibold wrap-anywhere hover:underline"
            >
              {leadingName(line)}
            </Link>
            {other && (
              <span
                lang={langOfOther}
                className="block text-sm wrap-anywhere print:ml-2 print:inline"
              >
                {other}
              </span>
            )}
            <TradeText className="block text-sm text-ink-soft print:ml-2 print:inline">
              {unit}
            </TradeText>
            {facts && (
              <span className="block text-sm text-ink-soft wrap-anywhere print:text-xs print:leading-tight">
                {facts}
              </span>
            )}
            <span className={`block text-sm text-ink-soft ${phoneOnly}`}>
              {`${quantity} × ${each}`}
              {listPrice && <span className="block">{listPrice}</span>}
            </span>
          </span>
        </span>
        {children}
      </th>
      <td className={`${figure} ${tableOnly}`}>
        {each}
        {listPrice && (
          <span className="block text-sm text-ink-soft print:ml-2 print:inline">{listPrice}</span>
        )}
      </td>
      <td className={`${figure} ${tableOnly}`}>{quantity}</td>
      <td className={`${figure} font-semibold`}>{formatRupees(line.total)}</td>
    </tr>
  );
}
