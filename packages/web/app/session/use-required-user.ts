import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { flashToast } from '#web/toasts/flash-toast.ts';
import type { ToastWords } from '#web/toasts/toast.ts';
import { currentUser, type StoredUser } from './session-store.ts';
import { useSession } from './use-session.ts';

/**
 * For screens that need a user: visitors are sent to `visitorsTo`, by default to sign in and come
 * back, and shown `toast` there.
 * Undefined on the server, while hydrating and while a visitor is being sent away.
 */
export function useRequiredUser(visitorsTo = '/login', toast?: ToastWords): StoredUser | undefined {
  const user = useSession();
  const wasSignedIn = useRef(false);
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();

  const sendAway = useEffectEvent(() => {
    if (wasSignedIn.current) {
      flashToast({ kind: 'error', text: 'Your session has ended. Please sign in again' }, key);
    } else if (toast) {
      flashToast(toast, key);
    }
    const state = visitorsTo === '/login' ? { from: pathname + search } : null;
    navigate(visitorsTo, { replace: true, state });
  });

  useEffect(() => {
    // While hydrating `user` is nobody, whoever is looking; the store knows.
    if (user ?? currentUser()) wasSignedIn.current = true;
    else sendAway();
  }, [user]);

  return user;
}
