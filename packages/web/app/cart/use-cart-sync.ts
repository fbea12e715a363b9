import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Answer } from '#web/api/call.ts';
import { readKey, useRead } from '#web/api/use-read.ts';
import { changeUser, storedUser, userKey, useSession } from '#web/session/session-store.ts';
import * as words from '#words/cart';
import { guestCart } from './guest-cart.ts';
import { mergeGuestCart } from './merge/merge-guest-cart.ts';
import { useGuestQuote } from './use-guest-quote.ts';

/** Enough to see whether two carts have the same lines. */
const linesOf = (items: unknown) => JSON.stringify(items, ['_id', 'quantity']);

const isStored = (items: unknown) => linesOf(storedUser().shopping_cart) === linesOf(items);

/** Syncs the cart with the server, the stored user and other tabs. Used once per page. */
export function useCartSync(): void {
  useGuestQuote();
  const queries = useQueryClient();
  const userId = useSession()?._id;
  const options = { enabled: Boolean(userId), failureText: words.loadFailed };
  const { data } = useRead('getCart', {}, options);

  useEffect(() => {
    if (userId && data && !isStored(data.data)) changeUser({ shopping_cart: data.data });
  }, [userId, data]);

  useEffect(() => {
    if (userId && guestCart.get().length > 0) mergeGuestCart(queries);
  }, [userId, queries]);

  useEffect(() => {
    const queryKey = readKey('getCart');
    function followOtherTabs() {
      const known = queries.getQueryData<Answer<'getCart'>>(queryKey);
      if (known && !isStored(known.data)) queries.invalidateQueries({ queryKey });
    }
    const followStorage = ({ key }: StorageEvent) => key === userKey && followOtherTabs();
    window.addEventListener('storage', followStorage);
    return () => window.removeEventListener('storage', followStorage);
  }, [queries]);
}
