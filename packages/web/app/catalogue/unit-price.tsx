import type { Product } from '@mathappu/contract/catalogue';
import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { toRupees } from '@mathappu/contract/money';
import { Price } from '#web/ui/price.tsx';

type UnitPriceProps = { product: Product; size?: 'md' | 'lg'; className?: string };

export function UnitPrice({ product, size, className }: UnitPriceProps) {
  return (
    <Price
      final={toRupees(unitPriceOf(product))}
      original={product.price ?? undefined}
      discount={product.discount}
      size={size}
      className={className}
    />
  );
}
