import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What an admin did with a product, for the dialog that says so. */
export type ProductDone = { title: string; text: string };

type Arrival = {
  done?: ProductDone;
  /** The row to go on from. */
  productId?: string;
};

const productListPath = '/admin/productsEdit';

/** The list as it was left: its page and search, handed on by the link that led away from it. */
export function listToReturnTo(state: unknown): { pathname: string; search: string } {
  const search =
    typeof state === 'object' && state && 'list' in state && typeof state.list === 'string'
      ? state.list
      : '';
  return { pathname: productListPath, search: search.startsWith('?') ? search : '' };
}

/** What was handed on to the list, once: a reload or Back does not repeat it. */
export function useArrival(): Arrival {
  const location = useLocation();
  const navigate = useNavigate();
  const handedOn = (location.state as { arrival?: Arrival } | null)?.arrival;
  const [arrival] = useState(handedOn ?? {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: consumed when it is there
  useEffect(() => {
    if (!handedOn) return;
    const here = { pathname: location.pathname, search: location.search };
    navigate(here, { replace: true, state: null, preventScrollReset: true });
  }, [handedOn]);

  return arrival;
}

/** The navigation state that hands `arrival` on to the list. */
export const arrivingWith = (arrival: Arrival) => ({ arrival });
