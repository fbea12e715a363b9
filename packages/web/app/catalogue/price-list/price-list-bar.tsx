import { toRupees } from '@mathappu/contract/money';
import { fill, plural } from '@mathappu/contract/words';
import { type ReactNode, useId } from 'react';
import { type CartSums, countGoods } from '#web/cart/cart-line.ts';
import type { CartTotals } from '#web/cart/cart-totals.ts';
import { MinimumNote } from '#web/cart/totals-list.tsx';
import type { Cart } from '#web/cart/use-cart.ts';
import { useSaleProblem } from '#web/cart/use-cart-totals.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as cartWords from '#words/cart';
import * as words from '#words/catalogue/price-list';
import { retry } from '#words/ui';

type SheetBarProps = {
  cart: Pick<Cart, 'isLoading' | 'isFailed' | 'reload'>;
  /** The pieces of the lines that count, and their total with all charges. */
  sums: CartSums;
  charged: CartTotals;
  /** Lines that do not count until they are corrected. */
  wrongLines: number;
  /** They are right, and the server has not got them. */
  isUnsaved: boolean;
  /** Leads to the first of them. */
  onCorrect: () => void;
  /** Further actions. */
  children: ReactNode;
};

/** The chosen goods and their total, at the foot of the screen. */
export function SheetBar(props: SheetBarProps) {
  const { cart, sums, charged, wrongLines, isUnsaved, onCorrect, children } = props;
  const saleProblem = useSaleProblem(charged);
  const reasonId = useId();
  const proceed = useShop().enquiry?.proceed ?? cartWords.proceed;
  const nothing = cart.isLoading
    ? cartWords.loading
    : cart.isFailed
      ? cartWords.loadFailed
      : cartWords.empty;
  const problem = saleProblem ?? (sums.hasShortLines ? cartWords.shortLines : undefined);
  const reason = wrongLines === 0 && sums.count > 0 ? problem : undefined;
  const total = formatRupees(toRupees(charged.totalPaise));
  return (
    <section aria-label={words.bar} className="sheet-bar figures">
      <div className="min-w-0 flex-1 basis-36">
        <p className="flex flex-wrap items-baseline gap-x-3 leading-tight font-semibold">
          {sums.count > 0 ? (
            <span>{fill(words.sum, { items: countGoods(sums), total })}</span>
          ) : (
            <span className="text-ink-soft">{nothing}</span>
          )}
          {sums.savedPaise > 0 && (
            <span className="text-sm text-green-ink">
              {fill(cartWords.saved, { amount: formatRupees(toRupees(sums.savedPaise)) })}
            </span>
          )}
        </p>
        {sums.count > 0 && <MinimumNote missingPaise={charged.missingPaise} />}
        {reason && (
          <p id={reasonId} className="text-sm font-medium text-danger">
            {reason}
          </p>
        )}
      </div>
      {/* A phone has room for the rows of the list or for these while lines are wrong. */}
      <div
        className={`flex flex-wrap items-center gap-1 md:gap-2 ${wrongLines > 0 ? 'max-sm:hidden' : ''}`}
      >
        {children}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-3">
        {wrongLines > 0 && (
          <Button id={reasonId} variant="quiet-danger" onClick={onCorrect}>
            {fill(plural(isUnsaved ? words.unsaved : words.correct, wrongLines), {
              count: wrongLines,
            })}
          </Button>
        )}
        {cart.isFailed && (
          <Button variant="secondary" onClick={cart.reload}>
            {retry}
          </Button>
        )}
        {wrongLines > 0 || problem || sums.count === 0 ? (
          <Button disabled aria-describedby={wrongLines > 0 || reason ? reasonId : undefined}>
            {proceed}
          </Button>
        ) : (
          <LinkButton to="/checkout" prefetch="intent">
            {proceed}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
