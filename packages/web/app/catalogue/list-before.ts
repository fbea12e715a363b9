import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';

/** The state of a link to a product: the address of the list that it stands in. */
export function useStateOfList() {
  const { pathname, search } = useLocation();
  return pathname === '/products' ? { list: pathname + search } : undefined;
}

/**
 * Properties of the link back to the list of products. When the page was opened from the list, that
 * is one step back in the history, which also restores the place on it.
 */
export function useLinkToList() {
  const navigate = useNavigateHere();
  const list: unknown = useLocation().state?.list;
  if (typeof list !== 'string') return { to: '/products' };
  return {
    to: list,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(-1);
    },
  };
}
