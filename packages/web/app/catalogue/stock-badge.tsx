import type { Product } from '@mathappu/contract/catalogue';
import { stockStateOf } from '@mathappu/contract/product-offer';
import { Badge } from '#web/ui/badge.tsx';

const tones = { out: 'red', few: 'yellow', plenty: 'green' } as const;

type StockBadgeProps = {
  product: Pick<Product, 'stock'>;
  /** Renders nothing while there is plenty of stock. */
  isShownOnlyWhenScarce?: boolean;
  className?: string;
};

export function StockBadge({ product, isShownOnlyWhenScarce = false, className }: StockBadgeProps) {
  const { kind, words } = stockStateOf(product);
  if (isShownOnlyWhenScarce && kind === 'plenty') return null;
  return (
    <Badge tone={tones[kind]} className={className}>
      {words}
    </Badge>
  );
}
