import { toRupees } from '@mathappu/contract/money';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { AlertIcon } from '#web/ui/images/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RemoveSoldOut } from './remove-sold-out.tsx';
import { TotalsList } from './totals-list.tsx';
import { useCart } from './use-cart.ts';

/** The totals and the link to the checkout; nothing when the cart is empty. */
export function CartSummary({ hasTotal = false }: { hasTotal?: boolean }) {
  const { lines, subtotalPaise, hasShortLines } = useCart();
  if (lines.length === 0) return null;

  return (
    <div className="grid gap-4">
      <TotalsList subtotal={formatRupees(toRupees(subtotalPaise))} hasTotal={hasTotal} />
      {hasShortLines ? (
        <>
          <Notice tone="red" icon={<AlertIcon />} isLive>
            Some items are out of stock or fewer than you chose. Change or remove them to go on.
          </Notice>
          <RemoveSoldOut />
          <Button size="lg" disabled>
            Proceed to Checkout
          </Button>
        </>
      ) : (
        <LinkButton to="/checkout" size="lg" prefetch="intent">
          Proceed to Checkout
        </LinkButton>
      )}
    </div>
  );
}
