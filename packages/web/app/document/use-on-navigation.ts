import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** Acts on arrival and after each further navigation, one to the same address included. */
export function useOnNavigation(act: () => void): void {
  const { key } = useLocation();
  const arrive = useEffectEvent((_location: string) => act());
  useEffect(() => {
    arrive(key);
  }, [key]);
}
