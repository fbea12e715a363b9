import { fill } from '@mathappu/contract/words';
import { type ReactNode, useId, useRef } from 'react';
import type { CartTotals } from '#web/cart/cart-totals.ts';
import { RemoveSoldOut } from '#web/cart/remove-sold-out.tsx';
import { TotalsList } from '#web/cart/totals-list.tsx';
import type { Cart } from '#web/cart/use-cart.ts';
import { useSaleProblem } from '#web/cart/use-cart-totals.ts';
import { AskShop } from '#web/frame/ask-shop.tsx';
import { PrivacyLine } from '#web/frame/privacy-line.tsx';
import { ShopPromises } from '#web/frame/shop-promises.tsx';
import { LateCodeEntry } from '#web/prices/late-parts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { summary } from '#words/cart';
import * as words from '#words/checkout';
import { checkoutProblems, type OrderWay } from './build-order-request.ts';

type OrderSummaryProps = {
  cart: Cart;
  hasAddress: boolean;
  charged: CartTotals;
  method: OrderWay;
  isPlacing: boolean;
  /** No line can be taken out. */
  isFixed: boolean;
  /** Why the last attempt was refused. */
  refusal: string | undefined;
  /** A notice about a last attempt without an answer. */
  notice: ReactNode;
  /** Whether it stands in a form, so that Enter in a field presses its button. */
  isInForm?: boolean;
  onPlace: (record: { isAgeNoticeShown: boolean }) => void;
};

export function OrderSummary(props: OrderSummaryProps) {
  const { cart, hasAddress, charged, method, isPlacing, isFixed, refusal, notice, onPlace } = props;
  const id = useId();
  const ageNoticeRef = useRef<HTMLParagraphElement>(null);
  const saleProblem = useSaleProblem(charged);
  const problems = isPlacing ? [] : checkoutProblems({ ...cart, hasAddress, charged, saleProblem });
  const isEnquiry = method === 'enquiry';
  const total = formatRupees(charged.totals.total);
  // In the bar at the foot of a phone's screen as long as the button can be pressed.
  const ageNotice = (
    <p ref={ageNoticeRef} className="text-sm text-ink-soft">
      {isEnquiry ? words.enquiryAgeNotice : words.ageNotice}
    </p>
  );

  return (
    // Below the width of two columns its parts stand in the page's own column, where the last one sticks.
    <Card
      as="section"
      aria-labelledby={`${id}-title`}
      className="max-lg:contents lg:sticky lg:top-24 lg:grid lg:gap-4"
    >
      <div className="grid gap-4 max-lg:px-1">
        <h2 id={`${id}-title`} className="text-xl">
          {isEnquiry ? summary : words.summary}
        </h2>
        <TotalsList charged={charged} hasTotal />
        <LateCodeEntry chosen={charged.chosen} />
        {problems.length > 0 && ageNotice}
        <PrivacyLine />
      </div>
      <div className="grid gap-2 max-lg:z-sticky max-lg:-mx-(--page-gutter) max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-(--page-gutter) max-lg:py-3 max-lg:not-short:sticky max-lg:not-short:bottom-0 print:static lg:gap-4">
        {notice}
        <FormError message={refusal} />
        {problems.length === 0 && ageNotice}
        <div className="flex items-center gap-4">
          {method !== 'online' && (
            <p className="figures shrink-0 lg:hidden">
              {words.total} <span className="block text-lg font-bold">{total}</span>
            </p>
          )}
          <Button
            size="lg"
            className="min-w-0 flex-1"
            isBusy={isPlacing}
            busyLabel={isEnquiry ? words.sending : words.placing}
            disabled={problems.length > 0}
            aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
            type={props.isInForm ? 'submit' : 'button'}
            onClick={() => onPlace({ isAgeNoticeShown: isShown(ageNoticeRef.current) })}
          >
            {buttonText(method, total)}
          </Button>
        </div>
        {problems.length > 0 && (
          <ul id={`${id}-problems`} className="text-center text-sm font-medium text-danger">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        {!isFixed && <RemoveSoldOut />}
      </div>
      <div className="border-t border-line pt-4 max-lg:border-0 max-lg:px-1 max-lg:pt-0">
        <ShopPromises />
        <AskShop className="mt-3" />
      </div>
    </Card>
  );
}

function buttonText(method: OrderWay, total: string): string {
  if (method === 'online') return fill(words.pay, { total });
  return method === 'cod' ? words.placeOrder : words.sendEnquiry;
}

/** A hidden element has no boxes: https://developer.mozilla.org/docs/Web/API/Element/getClientRects */
function isShown(element: HTMLElement | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}
