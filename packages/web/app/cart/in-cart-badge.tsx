import { fill } from '@mathappu/contract/words';
import { Badge } from '#web/ui/badge.tsx';
import * as words from '#words/cart';

type InCartBadgeProps = { quantity: number; className?: string };

/** Not shown for a product that is not in the cart. */
export function InCartBadge({ quantity, className }: InCartBadgeProps) {
  if (quantity === 0) return null;
  return (
    <Badge tone="green" className={className}>
      {fill(words.inCart, { quantity })}
    </Badge>
  );
}
