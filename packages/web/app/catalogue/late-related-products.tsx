import { lazy, memo, Suspense } from 'react';
import { afterFirstTouch } from '#web/ui/after-first-touch.ts';
import type { RelatedProductsProps } from './related-products.tsx';

const RelatedProducts = lazy(async () => {
  const { RelatedProducts } = await afterFirstTouch(() => import('./related-products.tsx'));
  return { default: RelatedProducts };
});

/**
 * Rendered with the page by the server, and hydrated once the page is touched: before that its links
 * work by themselves. Memoised, since a boundary that is not hydrated yet and gets other properties
 * would be emptied.
 */
export const LateRelatedProducts = memo((props: RelatedProductsProps) => (
  <div data-late="">
    <Suspense>
      <RelatedProducts {...props} />
    </Suspense>
  </div>
));
