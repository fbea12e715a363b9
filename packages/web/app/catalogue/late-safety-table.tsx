import type { Product } from '@mathappu/contract/catalogue';
import { lazy, memo, Suspense } from 'react';
import { afterFirstTouch } from '#web/ui/after-first-touch.ts';

const SafetyTable = lazy(async () => {
  const { SafetyTable } = await afterFirstTouch(() => import('./safety-table.tsx'));
  return { default: SafetyTable };
});

/** In the page from the server, and hydrated once it is touched, as the related products are. */
export const LateSafetyTable = memo((props: Pick<Product, 'passport'>) => (
  <div data-late="">
    <Suspense>
      <SafetyTable {...props} />
    </Suspense>
  </div>
));
