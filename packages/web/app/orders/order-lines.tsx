import { smallPrint } from '@mathappu/contract/catalogue/passport-texts';
import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { toRupees } from '@mathappu/contract/money';
import type { Order } from '@mathappu/contract/orders';
import { totalRows } from '@mathappu/contract/orders/total-rows';
import { fill, plural } from '@mathappu/contract/words';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { langOfName, langOfOther, leadingName, otherNameOf } from '#web/language/names.ts';
import { TradeText } from '#web/language/trade/trade-text.tsx';
import { productPath } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import { ListNumber } from '#web/ui/list-number.tsx';
import { TotalRows } from '#web/ui/total-rows.tsx';
import { useLoadedModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/orders';
import { deliveryOfOrder } from './delivery-of-order.ts';
import { refundSums } from './refund-sums.ts';

const tableOnly = 'hidden md:table-cell print:table-cell';
const phoneOnly = 'md:hidden print:hidden';
const figure = 'py-3 pl-4 text-right align-top whitespace-nowrap print:py-0.5';

const loadReviews = () => import('#web/reviews/line-review.tsx');

/** The lines as they were sold, and the totals, which a phone shows first. */
export function OrderLines({ order }: { order: Order }) {
  const hasReviews = order.product_details.some(({ review, canReview }) => review || canReview);
  const toRate = order.product_details.filter(({ canReview }) => canReview).length;
  const [isRating, setRating] = useState(false);
  // What the law wants said of the products is folded on a phone.
  const [hasOpenFacts, setOpenFacts] = useState(false);
  const hasFacts = order.product_details.some(({ passport }) => smallPrint(passport));
  const { module: reviews } = useLoadedModule(loadReviews, hasReviews);
  return (
    <Card
      as="section"
      aria-labelledby="order-lines"
      className="flex flex-col print:block print:border-0 print:p-0 print:shadow-none"
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 max-md:order-first">
        <h2 id="order-lines" className="text-xl">
          {words.items}
        </h2>
        {hasFacts && (
          <button
            type="button"
            className={`link -my-2 min-h-11 text-sm ${phoneOnly}`}
            aria-expanded={hasOpenFacts}
            onClick={() => setOpenFacts(!hasOpenFacts)}
          >
            {words.safetyFacts}
          </button>
        )}
      </div>
      {toRate > 0 && (
        <Button
          variant="secondary"
          aria-expanded={isRating}
          onClick={() => setRating(!isRating)}
          className="mb-2 w-full md:hidden print:hidden"
        >
          {isRating ? words.rateLater : fill(plural(words.rate, toRate), { count: toRate })}
        </Button>
      )}
      <table aria-labelledby="order-lines" className="figures w-full">
        <LinesHead />
        <tbody>
          {order.product_details.map((line) => (
            <OrderLine
              key={line.productId}
              line={line}
              hasOpenFacts={hasOpenFacts}
              hasRoom={isRating || line.review !== null}
            >
              {reviews ? (
                <reviews.LineReview orderId={order._id} line={line} />
              ) : (
                <ReviewSpace line={line} />
              )}
            </OrderLine>
          ))}
        </tbody>
      </table>
      <OrderTotals order={order} />
    </Card>
  );
}

function OrderTotals({ order }: { order: Order }) {
  const { onItsWay, returned } = refundSums(order);
  return (
    <dl className="figures grid gap-y-1 break-inside-avoid break-before-avoid max-md:-order-1 max-md:mb-3 md:mt-4 md:ml-auto md:max-w-xs print:mt-4 print:ml-auto print:max-w-xs">
      <TotalRows
        rows={[
          ...totalRows({ totals: order.totals, delivery: deliveryOfOrder(order) }, formatRupees),
          ...(onItsWay ? [{ kind: 'onItsWay', name: words.onItsWayBack, value: onItsWay }] : []),
          ...(returned ? [{ kind: 'returned', name: words.returned, value: returned }] : []),
        ]}
      />
    </dl>
  );
}

/** Until the review is there, so that the lines below stay where they are. */
function ReviewSpace({ line: { review, canReview } }: Pick<OrderLineProps, 'line'>) {
  if (!review && !canReview) return null;
  return (
    <div className={`mt-2 print:hidden ${review?.text ? 'h-24' : 'h-9 pointer-coarse:h-11'}`} />
  );
}

type OrderLineProps = {
  line: Order['product_details'][number];
  /** Whether a phone shows what the law wants said of the product. */
  hasOpenFacts: boolean;
  /** Whether a phone shows what belongs to the review. */
  hasRoom: boolean;
  children: ReactNode;
};

function OrderLine({ line, hasOpenFacts, hasRoom, children }: OrderLineProps) {
  const { price, discount, quantity } = line;
  const each = formatRupees(toRupees(unitPriceOf(line)));
  const facts = smallPrint(line.passport);
  // Where it takes two lines, it breaks after the price.
  const listPrice =
    discount > 0 &&
    fill(words.listPrice, { price: formatRupees(price), discount }).replace('% ', '%\u00a0');
  return (
    <tr className="break-inside-avoid border-b border-line nth-last-[-n+2]:break-after-avoid">
      <th scope="row" className="py-1.5 text-left font-normal md:py-3 print:py-0.5">
        <span className="flex items-start gap-2 md:gap-3">
          <span className="w-10 shrink-0 max-[14rem]:hidden md:w-14 print:hidden">
            <ProductImage src={line.image} alt="" sizes="3.5rem" />
          </span>
          <span className="min-w-0 flex-1">
            <LineName line={line} />
            <span className={`flex flex-wrap items-baseline gap-x-2 text-sm/snug ${phoneOnly}`}>
              <ListNumber number={line.listNumber} />
              <span className="text-ink-soft">{`${quantity} × ${each}`}</span>
              <span className="ml-auto text-base/snug font-semibold">
                {formatRupees(line.total)}
              </span>
            </span>
          </span>
        </span>
        {facts && (
          <span
            className={classNames(
              'text-sm text-ink-soft wrap-anywhere md:block md:pl-17 print:block print:pl-0 print:text-xs print:leading-tight',
              hasOpenFacts ? 'block' : 'hidden',
            )}
          >
            {facts}
          </span>
        )}
        {/* A dialog that is open stays when the screen is turned. */}
        <div className={hasRoom ? undefined : 'max-md:not-has-[dialog[open]]:hidden'}>
          {children}
        </div>
      </th>
      <td className={`${figure} ${tableOnly}`}>
        {each}
        {listPrice && (
          <span className="block text-sm text-ink-soft md:max-lg:whitespace-normal print:ml-2 print:inline">
            {listPrice}
          </span>
        )}
      </td>
      <td className={`${figure} ${tableOnly}`}>{quantity}</td>
      <td className={`${figure} ${tableOnly} font-semibold`}>{formatRupees(line.total)}</td>
    </tr>
  );
}

function LineName({ line }: Pick<OrderLineProps, 'line'>) {
  const other = otherNameOf(line);
  return (
    <span className="block leading-snug">
      <Link
        to={productPath(line.productId)}
        lang={langOfName(line)}
        className="font-semibold wrap-anywhere hover:underline"
      >
        {leadingName(line)}
      </Link>{' '}
      {other && (
        <span
          lang={langOfOther}
          className="text-sm wrap-anywhere max-md:hidden md:block print:ml-2 print:inline"
        >
          {other}{' '}
        </span>
      )}
      <ListNumber number={line.listNumber} className="mr-2 max-md:hidden print:inline" />
      <TradeText className="inline-block text-sm/snug text-ink-soft print:ml-2 print:inline">
        {line.unit}
      </TradeText>
    </span>
  );
}

function LinesHead() {
  return (
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
        <th scope="col" className={`${tableOnly} pl-4 text-right font-semibold`}>
          {words.amount}
        </th>
      </tr>
    </thead>
  );
}
