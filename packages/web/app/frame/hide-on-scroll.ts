import { useEffect, useState } from 'react';

const alwaysShownWithinPx = 10;

/** Scrolling down hides the bar, scrolling up or being at the top shows it. */
export function isBarHidden(scrollY: number, before: number, wasHidden: boolean): boolean {
  if (scrollY <= alwaysShownWithinPx) return false;
  return scrollY === before ? wasHidden : scrollY > before;
}

export function useHideOnScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    const follow = () => {
      const scrollY = window.scrollY;
      const last = before;
      before = scrollY;
      setHidden((wasHidden) => isBarHidden(scrollY, last, wasHidden));
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isHidden;
}
