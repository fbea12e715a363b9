import { useEffect, useRef } from 'react';
import { readStored, writeStored } from '#web/stores/browser-storage.ts';

const placeKey = 'place-in-document';

type Place = { readonly url: string; readonly y: number };

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
    if (atLoad?.url === window.location.href && window.scrollY < atLoad.y) {
      window.scrollTo(0, atLoad.y);
    }
  }, [isLoading]);
  useEffect(() => {
    window.addEventListener('pagehide', keepPlace);
    return () => window.removeEventListener('pagehide', keepPlace);
  }, []);
}

function keepPlace(): void {
  const place: Place = { url: window.location.href, y: window.scrollY };
  writeStored(placeKey, JSON.stringify(place), 'sessionStorage');
}

function readPlace(): Place | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'reload' && load?.type !== 'back_forward') return undefined;
  try {
    return JSON.parse(readStored(placeKey, 'sessionStorage') ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
