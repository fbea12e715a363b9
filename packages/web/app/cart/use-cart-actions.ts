import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { createCartActions } from './cart-actions.ts';

/** The actions on the cart, without subscribing to it. */
export function useCartActions() {
  const queries = useQueryClient();
  const showToast = useToastHere();
  return useMemo(() => createCartActions(queries, showToast), [queries, showToast]);
}
