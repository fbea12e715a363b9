import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/**
 * Calls back on mount and after each navigation, one to the same address included; not after a
 * search while typing, which changes what the page shows but leaves nothing.
 */
export function useOnNavigation(act: () => void): void {
  const { key, state } = useLocation();
  const arrive = useEffectEvent((_location: string) => {
    if (!state?.isSearch) act();
  });
  useEffect(() => {
    arrive(key);
  }, [key]);
}
