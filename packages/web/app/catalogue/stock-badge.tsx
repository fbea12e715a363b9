import type { Product } from '@mathappu/contract/catalogue';
import { stockStateOf } from '@mathappu/contract/catalogue/product-offer';
import { fill } from '@mathappu/contract/words';
import { Badge } from '#web/ui/badge.tsx';
import * as words from '#words/catalogue';

const looks = {
  out: { tone: 'red', text: words.outOfStock },
  few: { tone: 'yellow', text: words.onlyLeft },
  plenty: { tone: 'green', text: words.inStock },
} as const;

type StockBadgeProps = {
  product: Pick<Product, 'stock'>;
  /** Renders nothing while there is plenty of stock. */
  isShownOnlyWhenScarce?: boolean;
  className?: string;
};

export function StockBadge({ product, isShownOnlyWhenScarce = false, className }: StockBadgeProps) {
  const state = stockStateOf(product);
  if (isShownOnlyWhenScarce && state === 'plenty') return null;
  const { tone, text } = looks[state];
  return (
    <Badge tone={tone} className={className}>
      {fill(text, { stock: product.stock ?? 0 })}
    </Badge>
  );
}
