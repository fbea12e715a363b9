import { useEffect, useRef } from 'react';
import { readStored } from '#web/stores/browser-storage.ts';

/**
 * The router stores the positions under this key:
 * https://reactrouter.com/api/components/ScrollRestoration
 */
const routersKey = 'react-router-scroll-positions';

/** The place in the document when it was loaded: by a reload, or by Back from another site. */
const atLoad = typeof window === 'undefined' ? undefined : readPlace();

/**
 * Restores the place of a page that was too short for it when the document was loaded, once it is no
 * longer loading; not when the visitor has scrolled meanwhile.
 */
export function useScrollAfterLoad(isLoading: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isLoading || isDone.current) return;
    isDone.current = true;
    if (atLoad && window.history.state?.key === atLoad.key) window.scrollTo(0, atLoad.y);
  }, [isLoading]);
}

function readPlace(): { key: unknown; y: number } | undefined {
  const key: unknown = window.history.state?.key;
  try {
    const places = JSON.parse(readStored(routersKey, 'sessionStorage') ?? '{}');
    const y = places[String(key)];
    return typeof y === 'number' ? { key, y } : undefined;
  } catch {
    return undefined;
  }
}
