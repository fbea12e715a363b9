import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** Calls back on mount and after each navigation, one to the same address included. */
export function useOnNavigation(act: () => void): void {
  const { key } = useLocation();
  const arrive = useEffectEvent((_location: string) => act());
  useEffect(() => {
    arrive(key);
  }, [key]);
}
