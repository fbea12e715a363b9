import { lazy, Suspense } from 'react';
import type { NoProductsProps } from './no-products.tsx';

const NoProducts = lazy(async () => ({ default: (await import('./no-products.tsx')).NoProducts }));

/** Few lists are empty: rendered with the page by the server, its scripts come when it is there. */
export const LateNoProducts = (props: NoProductsProps) => (
  <div data-late="">
    <Suspense>
      <NoProducts {...props} />
    </Suspense>
  </div>
);
