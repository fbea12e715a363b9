import { toRupees } from '@mathappu/contract/money';
import { type ReactNode, useId } from 'react';
import { LateCodeEntry } from '#web/prices/late-parts.tsx';
import { useShop } from '#web/shop-details/shop-details.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonSize } from '#web/ui/button-looks.ts';
import { classNames } from '#web/ui/class-names.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PhoneBar } from '#web/ui/phone-bar.tsx';
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
  if (lines.length === 0) return null;
  const saved = savedPaise + (charged.chosen?.amountPaise ?? 0);

  return (
    <div className={hasTotal ? 'grid gap-4' : 'grid gap-2'}>
      <TotalsList
        charged={charged}
        saved={saved > 0 ? formatRupees(toRupees(saved)) : undefined}
        hasTotal={hasTotal}
      />
      {hasTotal && <LateCodeEntry chosen={charged.chosen} />}
      {hasShortLines && (
        <>
          <Notice tone="red" icon={<AlertIcon />} isLive>
            {words.shortLines}
          </Notice>
          <RemoveSoldOut />
        </>
      )}
      {problem && (
        <p
          id={problemId}
          className={classNames(
            'figures text-sm font-medium text-danger',
            hasTotal && 'max-md:hidden',
          )}
        >
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Proceed
          isOff={hasShortLines || problem !== undefined}
          problemId={problem && problemId}
          size={hasTotal ? 'lg' : 'md'}
          // A phone has it at the foot of its screen.
          className={hasTotal ? 'grow max-md:hidden' : 'grow'}
        />
        {children}
      </div>
    </div>
  );
}

/** The total and the way to the checkout at the foot of a phone's cart; nothing when the cart is empty. */
export function CartPageBar() {
  const { hasShortLines } = useCart();
  const charged = useCartTotals();
  const problem = useSaleProblem(charged) ?? (hasShortLines ? words.correctLines : undefined);
  const problemId = useId();
  return (
    <PhoneBar>
      <p className="figures leading-tight">
        <span className="text-sm text-ink-soft">{words.total}</span>
        <span className="block text-lg font-bold">{formatRupees(charged.totals.total)}</span>
      </p>
      <Proceed isOff={problem !== undefined} problemId={problem && problemId} className="grow" />
      {problem && (
        <p id={problemId} className="figures w-full text-sm leading-tight font-medium text-danger">
          {problem}
        </p>
      )}
    </PhoneBar>
  );
}

type ProceedProps = {
  isOff: boolean;
  problemId: string | undefined;
  size?: ButtonSize;
  className: string;
};

function Proceed({ isOff, problemId, size = 'md', className }: ProceedProps) {
  const text = useShop().enquiry?.proceed ?? words.proceed;
  return isOff ? (
    <Button size={size} disabled className={className} aria-describedby={problemId}>
      {text}
    </Button>
  ) : (
    <LinkButton to="/checkout" size={size} prefetch="intent" className={className}>
      {text}
    </LinkButton>
  );
}
