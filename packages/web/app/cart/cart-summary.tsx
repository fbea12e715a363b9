import { toRupees } from '@mathappu/contract/money';
import { type ReactNode, useId } from 'react';
import { useShop } from '#web/shop-details/shop-details.ts';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/cart';
import { RemoveSoldOut } from './remove-sold-out.tsx';
import { TotalsList } from './totals-list.tsx';
import { useCart } from './use-cart.ts';
import { useCartTotals, useSaleProblem } from './use-cart-totals.ts';

type CartSummaryProps = {
  /** On the page; in the drawer the list of lines needs the height. */
  hasTotal?: boolean;
  /** Shown beside the button, or below it. */
  children: ReactNode;
};

/** The totals and the link to the checkout; nothing when the cart is empty. */
export function CartSummary({ hasTotal = false, children }: CartSummaryProps) {
  const { lines, savedPaise, hasShortLines } = useCart();
  const charged = useCartTotals();
  const problem = useSaleProblem(charged);
  const problemId = useId();
  const proceed = useShop().enquiry?.proceed ?? words.proceed;
  if (lines.length === 0) return null;
  const size = hasTotal ? 'lg' : 'md';

  return (
    <div className={hasTotal ? 'grid gap-4' : 'grid gap-2'}>
      <TotalsList
        charged={charged}
        saved={savedPaise > 0 ? formatRupees(toRupees(savedPaise)) : undefined}
        hasTotal={hasTotal}
      />
      {hasShortLines && (
        <>
          <Notice tone="red" icon={<AlertIcon />} isLive>
            {words.shortLines}
          </Notice>
          <RemoveSoldOut />
        </>
      )}
      {problem && (
        <p id={problemId} className="figures text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {hasShortLines || problem ? (
          <Button size={size} disabled className="grow" aria-describedby={problem && problemId}>
            {proceed}
          </Button>
        ) : (
          <LinkButton to="/checkout" size={size} prefetch="intent" className="grow">
            {proceed}
          </LinkButton>
        )}
        {children}
      </div>
    </div>
  );
}
