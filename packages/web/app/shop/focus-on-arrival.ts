import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation the keyboard goes on in the new page, unless the page took the focus itself. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}
