import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { loadUser } from '#web/session/load-user.ts';
import { currentUser } from '#web/session/session-store.ts';
import type { ToastWords } from '#web/toasts/toast.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';

export type EmailVerification = { isUnderWay: true } | { isUnderWay: false; isConfirmed: boolean };

/** Redeems the token of `/login?verify=TOKEN`, removes it from the URL and shows the result. */
export function useEmailVerification(): EmailVerification | undefined {
  const [query] = useSearchParams();
  const token = query.get('verify');
  const started = useRef<string>(undefined);
  const [isConfirmed, setConfirmed] = useState<boolean>();
  const queries = useQueryClient();
  const { state } = useLocation();
  const navigate = useNavigateHere();
  const navigateWithToast = useNavigateWithToast();
  const showToast = useToastHere();

  const verify = useEffectEvent(async (present: string) => {
    const toast = await tryToken(present);
    setConfirmed(toast.kind === 'success');
    if (!currentUser()) {
      showToast(toast);
      navigate('/login', { replace: true, state });
      return;
    }
    await loadUser(queries).catch(() => {
      // The call has shown its toast; the signed-in user has not changed.
    });
    navigateWithToast('/account', toast, { replace: true });
  });

  useEffect(() => {
    if (!token || started.current === token) return;
    started.current = token;
    verify(token);
  }, [token]);

  if (token) return { isUnderWay: true };
  return isConfirmed === undefined ? undefined : { isUnderWay: false, isConfirmed };
}

async function tryToken(token: string): Promise<ToastWords> {
  try {
    const { message } = await call('verifyEmail', { body: { token }, toast: false });
    return { kind: 'success', text: message };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { kind: 'error', text: error.message };
  }
}
