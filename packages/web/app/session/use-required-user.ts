import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { flashToast } from '#web/toasts/flash-toast.ts';
import type { ToastWords } from '#web/toasts/toast.ts';
import { currentUser, type StoredUser } from './session-store.ts';
import { useSession } from './use-session.ts';

/**
 * For screens that need a user: nobody is sent to `otherwise`, by default to sign in and come back,
 * and told `toast` there.
 * Undefined on the server, while hydrating and while somebody is being sent away.
 */
export function useRequiredUser(otherwise = '/login', toast?: ToastWords): StoredUser | undefined {
  const user = useSession();
  const wasSignedIn = useRef(false);
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the user says when to look, the store who it is
  useEffect(() => {
    if (currentUser()) {
      wasSignedIn.current = true;
      return;
    }
    if (wasSignedIn.current) {
      flashToast({ kind: 'error', text: 'Your session has ended. Please sign in again' }, key);
    } else if (toast) {
      flashToast(toast, key);
    }
    const state = otherwise === '/login' ? { from: pathname + search } : null;
    navigate(otherwise, { replace: true, state });
  }, [user, otherwise]);

  return user;
}
