import { useEffect, useState } from 'react';
import { readStored } from '#web/stores/browser-storage.ts';
import { viewedKey } from './viewed-key.ts';

const load = () => import('./recently-viewed.tsx');
/** Once it is loaded, further pages are rendered with it, so that Back finds their whole height. */
let loaded: Awaited<ReturnType<typeof load>> | undefined;

/**
 * The products that were looked at last, after hydration: the server does not know them.
 * @param current the product that is looked at now
 */
export function LateViewed({ current }: { current?: string }) {
  const [module, setModule] = useState(loaded);

  useEffect(() => {
    if (!current && !readStored(viewedKey)) return;
    load().then(
      (module) => {
        loaded = module;
        setModule(module);
      },
      // Without them the page is as it is for who has not looked at anything.
      () => {},
    );
  }, [current]);

  return module && <module.RecentlyViewed current={current} />;
}
