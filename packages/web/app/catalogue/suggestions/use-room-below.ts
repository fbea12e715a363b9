import { type RefObject, useLayoutEffect, useState } from 'react';

/** Three options of 44 px, with a part of the next one to say that there are more. */
const leastHeight = 154;
const margin = 8;

/** The height from below the element to the edge of what is seen, above the keys of a phone. */
export function useRoomBelow(element: RefObject<Element | null>, isNeeded: boolean): number {
  const [height, setHeight] = useState(leastHeight);

  useLayoutEffect(() => {
    if (!isNeeded) return;
    const seen = window.visualViewport;
    const measure = () => {
      const { bottom = 0 } = element.current?.getBoundingClientRect() ?? {};
      const end = seen ? seen.offsetTop + seen.height : window.innerHeight;
      setHeight(Math.max(leastHeight, end - bottom - margin));
    };
    measure();
    const listening = new AbortController();
    const { signal } = listening;
    seen?.addEventListener('resize', measure, { signal });
    seen?.addEventListener('scroll', measure, { signal });
    addEventListener('scroll', measure, { signal, passive: true });
    return () => listening.abort();
  }, [element, isNeeded]);

  return height;
}
