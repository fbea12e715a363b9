import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';

/** The navigation state with which a link asks the order's page to print itself. */
export const printOnArrival = { print: true };

/** Prints when the link that led here asked for that; a reload does not. */
export function usePrintOnArrival(print: () => void): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigateHere();
  const isAsked = Boolean(state?.print);

  const printOnce = useEffectEvent(async () => {
    const { print: _, ...rest } = state;
    await navigate(pathname, { replace: true, state: rest, preventScrollReset: true });
    print();
  });

  useEffect(() => {
    if (isAsked) printOnce();
  }, [isAsked]);
}
