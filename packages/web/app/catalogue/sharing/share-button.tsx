import type { Product } from '@mathappu/contract/catalogue';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ShareIcon } from '#web/ui/images/share-icon.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/catalogue';

const load = () => import('./share-product.tsx');

export function ShareButton({ product }: { product: Product }) {
  const [isSharing, setSharing] = useState(false);
  const module = useLazyModule(load, isSharing);
  return (
    <>
      <Button
        variant="quiet"
        icon={<ShareIcon />}
        aria-haspopup="dialog"
        onClick={() => setSharing(true)}
        className="-ml-5 noscript:hidden"
      >
        {words.share}
      </Button>
      {module && (
        <module.ShareProduct
          product={product}
          isSharing={isSharing}
          onDone={() => setSharing(false)}
        />
      )}
    </>
  );
}
