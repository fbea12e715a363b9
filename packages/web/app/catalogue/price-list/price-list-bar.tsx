import { toRupees } from '@mathappu/contract/money';
import { fill, plural } from '@mathappu/contract/words';
import { useId, useState } from 'react';
import { countGoods } from '#web/cart/cart-line.ts';
import { MinimumNote } from '#web/cart/totals-list.tsx';
import { useSaleProblem } from '#web/cart/use-cart-totals.ts';
import { SaveEstimate } from '#web/estimates/save-estimate.tsx';
import { LateNextStep } from '#web/prices/late-parts.tsx';
import { useShop } from '#web/shop-details/shop-details.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MoreIcon } from '#web/ui/images/navigation-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as cartWords from '#words/cart';
import * as words from '#words/catalogue/price-list';
import { retry } from '#words/ui';
import type { PriceListCart } from './use-price-list-cart.ts';

type PriceListBarProps = {
  goods: PriceListCart;
  /** Leads to the first line that does not count. */
  onCorrect: () => void;
  /** All rows, or those of the chosen goods. */
  onPrint: (what: 'all' | 'mine') => void;
};

/** The chosen goods and their total, at the foot of the screen. */
export function PriceListBar({ goods, onCorrect, onPrint }: PriceListBarProps) {
  const { cart, sums, charged, wrongLines, isUnsaved } = goods;
  const saleProblem = useSaleProblem(charged);
  const [isMore, setMore] = useState(false);
  const reasonId = useId();
  const proceed = useShop().enquiry?.proceed ?? cartWords.proceed;
  const nothing = cart.isLoading
    ? cartWords.loading
    : cart.isFailed
      ? cartWords.loadFailed
      : cartWords.empty;
  const problem = saleProblem ?? (sums.hasShortLines ? cartWords.shortLines : undefined);
  const reason = wrongLines === 0 && sums.count > 0 ? problem : undefined;
  return (
    <section aria-label={words.bar} className="sheet-bar figures">
      <div className="min-w-0 flex-1 sm:basis-36">
        <ChosenSum sums={sums} charged={charged} nothing={nothing} />
        {sums.count > 0 && charged.missingPaise > 0 && <MinimumNote charged={charged} />}
        {sums.count > 0 && <LateNextStep step={charged.nextStep} />}
        {reason && (
          <p id={reasonId} className="text-sm font-medium text-danger">
            {reason}
          </p>
        )}
      </div>
      {/* Behind a button up to a desktop: the bar is one row. */}
      <IconButton
        label={words.more}
        icon={<MoreIcon />}
        aria-expanded={isMore}
        onClick={() => setMore(!isMore)}
        className="lg:hidden"
      />
      <div
        className={classNames(
          'flex flex-wrap items-center gap-1 max-lg:order-last max-lg:w-full md:gap-2',
          !isMore && 'max-lg:hidden',
        )}
      >
        {/* How many they are depends on the cart, and they would move. */}
        {!cart.isLoading && <FurtherActs goods={goods} onPrint={onPrint} />}
      </div>
      <div className="flex items-center justify-end gap-2 max-sm:max-w-[50%] max-sm:*:px-3">
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
          <Button
            disabled
            aria-describedby={wrongLines > 0 || reason ? reasonId : undefined}
            // Up to a desktop there is room for the one thing to do now.
            className={sums.count === 0 || wrongLines > 0 ? 'max-lg:hidden' : undefined}
          >
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

function FurtherActs({ goods, onPrint }: Pick<PriceListBarProps, 'goods' | 'onPrint'>) {
  const { cart, sums, wrongLines } = goods;
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => onPrint('all')}>
        {words.print}
      </Button>
      {sums.count > 0 && (
        <>
          <Button variant="quiet" size="sm" onClick={() => onPrint('mine')}>
            {words.printMine}
          </Button>
          <SaveEstimate lines={cart.lines} variant="quiet" size="sm" disabled={wrongLines > 0} />
        </>
      )}
    </>
  );
}

type ChosenSumProps = Pick<PriceListCart, 'sums' | 'charged'> & { nothing: string };

function ChosenSum({ sums, charged, nothing }: ChosenSumProps) {
  const total = formatRupees(toRupees(charged.totalPaise));
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 leading-tight font-semibold max-sm:text-sm/tight">
      {sums.count > 0 ? (
        <span>{fill(words.sum, { items: countGoods(sums), total })}</span>
      ) : (
        <span className="text-ink-soft max-sm:font-normal">{nothing}</span>
      )}
      {sums.savedPaise > 0 && (
        <span className="text-sm text-green-ink max-sm:hidden">
          {fill(cartWords.saved, { amount: formatRupees(toRupees(sums.savedPaise)) })}
        </span>
      )}
    </p>
  );
}
