import { useId } from 'react';
import type { Answer } from '#web/api/call.ts';
import { useRead } from '#web/api/use-read.ts';
import * as words from '#words/catalogue';
import { ProductGrid } from './product-grid.tsx';

type RelatedProductsProps = {
  productId: string;
  /** The answer with which the server rendered the page. */
  loaded: Answer<'listRelated'> | undefined;
};

/**
 * Products that go well with this one; not shown when there are none, or when they cannot be
 * loaded.
 */
export function RelatedProducts({ productId, loaded }: RelatedProductsProps) {
  const { data } = useRead(
    'listRelated',
    { params: { productId } },
    { initial: loaded, toast: false },
  );
  const titleId = useId();
  const products = data?.data ?? [];
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 id={titleId} className="mb-4 text-xl">
        {words.goesWellWith}
      </h2>
      <ProductGrid products={products} isInSection />
    </section>
  );
}
