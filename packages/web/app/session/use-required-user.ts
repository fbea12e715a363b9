import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { flashToast } from '#web/toasts/flash-toast.ts';
import type { ToastWords } from '#web/toasts/toast.ts';
import * as words from '#words/session';
import { currentUser, type StoredUser, useSession } from './session-store.ts';

/**
 * For screens that need a user: visitors are sent to `visitorsTo`, by default to sign in and come
 * back, and shown `toast` there.
 * Undefined on the server, during hydration and while a visitor is being redirected.
 */
export function useRequiredUser(visitorsTo = '/login', toast?: ToastWords): StoredUser | undefined {
  const user = useSession();
  const wasSignedIn = useRef(false);
  const navigate = useNavigateHere();
  const { pathname, search, key } = useLocation();

  const redirect = useEffectEvent(() => {
    if (wasSignedIn.current) {
      flashToast({ kind: 'error', text: words.sessionEnded }, key);
    } else if (toast) {
      flashToast(toast, key);
    }
    const state = visitorsTo === '/login' ? { from: pathname + search } : null;
    navigate(visitorsTo, { replace: true, state });
  });

  useEffect(() => {
    // During hydration `user` is always undefined; the store has the stored user.
    if (user ?? currentUser()) wasSignedIn.current = true;
    else redirect();
  }, [user]);

  return user;
}
