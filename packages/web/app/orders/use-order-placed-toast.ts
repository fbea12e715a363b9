import { beingConfirmedText } from '@mathappu/contract/orders/order-words';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import * as words from '#words/orders';
import { paid } from '#words/payments';

/** Shows once that the order was placed, by a flag of the checkout in the navigation state. */
export function useOrderPlacedToast(): void {
  const { pathname, search, state } = useLocation();
  const navigateWithToast = useNavigateWithToast();
  const text = successText(state);

  // The flag is removed, so that a reload does not show the toast again.
  const showAndForget = useEffectEvent((shown: string) => {
    const { showSuccess: _, showConfirming: __, CodshowSuccess: ___, ...rest } = state;
    const options = { replace: true, state: rest, preventScrollReset: true };
    navigateWithToast(pathname + search, { kind: 'success', text: shown }, options);
  });

  useEffect(() => {
    if (text) showAndForget(text);
  }, [text]);
}

function successText(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if ('showSuccess' in state && state.showSuccess) return paid;
  if ('showConfirming' in state && state.showConfirming) return beingConfirmedText;
  if ('CodshowSuccess' in state && state.CodshowSuccess) return words.placedToast;
  return undefined;
}
