import { toRupees } from '@mathappu/contract/money';
import { fill } from '@mathappu/contract/words';
import { useKnownZone } from '#web/delivery/use-known-zone.ts';
import { usePriceRules } from '#web/prices/use-price-rules.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/cart';
import { type CartTotals, goodsOf, totalGuess } from './cart-totals.ts';
import { useCart } from './use-cart.ts';

/** The rows of the cart, delivered to where its goods will probably go. */
export function useCartTotals(): CartTotals {
  const { lines } = useCart();
  const { sales } = useShop();
  const { rules } = usePriceRules();
  return totalGuess(goodsOf(lines), sales, { zone: useKnownZone(), rules });
}

/** Why the shop takes no order of these goods, whoever orders them; undefined when it does. */
export function useSaleProblem({
  missingPaise,
  minimum,
}: Pick<CartTotals, 'missingPaise' | 'minimum'>) {
  const { sales } = useShop();
  if (!sales) return undefined;
  const { season } = sales;
  if (!season.isOpen) return [words.closed, season.notice].filter(Boolean).join(' ');
  if (missingPaise === 0) return undefined;
  return fill(words.minimumIs, {
    minimum: formatRupees(minimum),
    amount: formatRupees(toRupees(missingPaise)),
  });
}
