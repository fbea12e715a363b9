import { toRupees } from '@mathappu/contract/money';
import { fill } from '@mathappu/contract/words';
import { useKnownDistrict } from '#web/delivery/use-known-district.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/cart';
import { type CartTotals, totalCart } from './cart-totals.ts';
import { useCart } from './use-cart.ts';

/** The rows of the cart, delivered to where its goods will probably go. */
export function useCartTotals(): CartTotals {
  const { subtotalPaise } = useCart();
  const { sales } = useShop();
  return totalCart(subtotalPaise, sales, { district: useKnownDistrict() });
}

/** Why the shop takes no order of these goods, whoever orders them; undefined when it does. */
export function useSaleProblem({ missingPaise }: Pick<CartTotals, 'missingPaise'>) {
  const { sales } = useShop();
  if (!sales) return undefined;
  const { season, minimumOrder } = sales;
  if (!season.isOpen) return [words.closed, season.notice].filter(Boolean).join(' ');
  if (missingPaise === 0) return undefined;
  return fill(words.minimumIs, {
    minimum: formatRupees(minimumOrder),
    amount: formatRupees(toRupees(missingPaise)),
  });
}
