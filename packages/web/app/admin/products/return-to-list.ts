import type { Product } from '@mathappu/contract/catalogue';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import * as words from '#words/admin/products';

/** Title and text of the dialog shown after a product was created, changed or deleted. */
export type ProductOutcome = {
  title: string;
  text: string;
  /** Why the product is not in the shop. */
  reasons?: readonly string[];
  /** Of a product that was deleted, which can be brought back. */
  deletedId?: string;
};

/** The message after a product was saved; it also says when the product is not in the shop. */
export const savedOutcome = (
  { listingProblems: reasons }: Pick<Product, 'listingProblems'>,
  listed: ProductOutcome,
): ProductOutcome =>
  reasons.length === 0 ? listed : { ...listed, text: words.savedUnlisted, reasons };

type ListState = {
  success?: ProductOutcome;
  /** The row that gets the focus. */
  productId?: string;
};

/** The list with the page and search it was left with, which the link to a form puts in its state. */
export function productListOf(state: unknown): { pathname: string; search: string } {
  const search =
    typeof state === 'object' && state && 'list' in state && typeof state.list === 'string'
      ? state.list
      : '';
  return { pathname: '/admin/productsEdit', search: search.startsWith('?') ? search : '' };
}

/** The navigation state with which a form returns to the list. */
export const withListState = (listState: ListState) => ({ listState });

/**
 * The state with which a form returned to the list. It is removed from the history, so that a
 * reload does not repeat it.
 */
export function useListState(): ListState {
  const location = useLocation();
  const navigate = useNavigateHere();
  const received = (location.state as { listState?: ListState } | null)?.listState;
  const [listState] = useState(received ?? {});

  const removeState = useEffectEvent(() => {
    const here = { pathname: location.pathname, search: location.search };
    navigate(here, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => {
    if (received) removeState();
  }, [received]);

  return listState;
}
