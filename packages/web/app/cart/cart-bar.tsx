import { toRupees } from '@mathappu/contract/money';
import { Link } from 'react-router';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { CartIcon } from '#web/ui/images/navigation-icons.tsx';
import { PhoneBar } from '#web/ui/phone-bar.tsx';
import * as words from '#words/cart';
import { countProducts } from './cart-line.ts';
import { useCart } from './use-cart.ts';

/** A summary of the cart at the foot of a phone's screen; not shown while it is empty. */
export function CartBar() {
  const { products, count, subtotalPaise } = useCart();
  if (count === 0) return null;
  return (
    <PhoneBar>
      <Link
        to="/cart"
        prefetch="intent"
        className="figures flex min-h-12 flex-1 flex-wrap items-center justify-center gap-x-2 font-semibold"
      >
        <CartIcon className="size-5" />
        {`${countProducts(products)} · ${formatRupees(toRupees(subtotalPaise))} · `}
        <span className="link">{words.view}</span>
      </Link>
    </PhoneBar>
  );
}
