import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';

const stateKey = 'state-across-languages';

type Carried = { readonly href: string; readonly state: unknown };

/** What the document of the other language has left for this one. */
let carried = typeof window === 'undefined' ? undefined : takeCarried();

/** Whether the navigation state has yet to come. */
export const isStateComing = (): boolean => carried !== undefined;

/** Keeps the navigation state for the document of this address. */
export function carryState(href: string, state: unknown): void {
  if (state) writeStored(stateKey, JSON.stringify({ href, state }), 'sessionStorage');
}

/** Gives a page in the other language the navigation state of the one that it was opened from. */
export function useCarriedState(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent((_key: string) => {
    // It is coming until it is on show: a screen that requires it would leave meanwhile.
    if (location.state) carried = undefined;
    else if (carried)
      navigate(location, { replace: true, preventScrollReset: true, state: carried.state });
  });
  const { key } = location;
  useEffect(() => take(key), [key]);
}

function takeCarried(): Carried | undefined {
  const text = readStored(stateKey, 'sessionStorage');
  removeStored(stateKey, 'sessionStorage');
  try {
    const found: Carried | undefined = text ? JSON.parse(text) : undefined;
    return found?.href === window.location.href ? found : undefined;
  } catch {
    return undefined;
  }
}
