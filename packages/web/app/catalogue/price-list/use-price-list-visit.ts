import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readKey } from '#web/api/use-read.ts';
import { saveLines } from '#web/cart/pending/set-line.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/**
 * Whoever comes back to the sheet sees the cart as it is, and whoever leaves it has saved what was
 * typed. Another view of the same address is announced by its title, as another page would be.
 */
export function usePriceListVisit(): void {
  const queries = useQueryClient();
  const [isNew] = useState(useHydrated());

  useEffect(() => {
    const follow = () => queries.invalidateQueries({ queryKey: readKey('getCart') });
    const leave = () => document.hidden && saveLines();
    window.addEventListener('focus', follow);
    window.addEventListener('pagehide', saveLines);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('focus', follow);
      window.removeEventListener('pagehide', saveLines);
      document.removeEventListener('visibilitychange', leave);
      saveLines();
    };
  }, [queries]);

  useEffect(() => {
    if (isNew) focusTitle();
    return () => void requestAnimationFrame(focusTitle);
  }, [isNew]);
}

function focusTitle() {
  const title = document.querySelector<HTMLElement>('#main h1');
  if (!title || document.activeElement !== document.body) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
