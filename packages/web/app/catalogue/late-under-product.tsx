import { lazy, memo, Suspense } from 'react';
import { afterFirstTouch } from '#web/ui/after-first-touch.ts';
import type { UnderProductProps } from './under-product.tsx';

const UnderProduct = lazy(async () => {
  const { UnderProduct } = await afterFirstTouch(() => import('./under-product.tsx'));
  return { default: UnderProduct };
});

/**
 * Rendered with the page by the server, and hydrated once the page is touched: before that its links
 * work by themselves. Memoised, since a boundary that is not hydrated yet and gets other properties
 * would be emptied.
 */
export const LateUnderProduct = memo((props: UnderProductProps) => (
  <div data-late="">
    <Suspense>
      <UnderProduct {...props} />
    </Suspense>
  </div>
));
