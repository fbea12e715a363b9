import type { Product } from '@mathappu/contract/catalogue';
import { productPageSize } from '@mathappu/contract/limits';
import { useCartQuantities } from '#web/cart/use-cart.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Loading } from '#web/ui/loading.tsx';
import * as words from '#words/catalogue';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';

type ProductGridProps = {
  products: readonly Product[];
  /** The products are those of the previous query; the current one is loading. */
  isOutdated?: boolean;
  /** Under a heading of its own, and below what is seen first. */
  isInSection?: boolean;
};

export function ProductGrid({ products, isOutdated, isInSection }: ProductGridProps) {
  const quantities = useCartQuantities();
  return (
    <ul
      aria-busy={isOutdated || undefined}
      className={classNames('product-grid', isOutdated && 'opacity-50')}
    >
      {products.map((product, index) => (
        <ProductCard
          key={product._id}
          product={product}
          inCart={quantities.get(product._id) ?? 0}
          isFirst={!isInSection && index === 0}
          isInSection={isInSection}
        />
      ))}
    </ul>
  );
}

export function ProductGridSkeleton() {
  return (
    <Loading text={words.loadingProducts}>
      <ul className="product-grid">
        {Array.from({ length: productPageSize }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places, which never move
          <ProductCardSkeleton key={place} />
        ))}
      </ul>
    </Loading>
  );
}
