import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#web/admin/api/admin-call.ts';
import { CallError } from '#web/api/call-error.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';

/** Redeems the code of `/admin/dashboard?mail=CODE`, removes it from the URL and shows the result. */
export function useTestMailLink(): void {
  const code = useSearchParams()[0].get('mail');
  const started = useRef<string>(undefined);
  const queries = useQueryClient();
  const navigateWithToast = useNavigateWithToast();

  const confirm = useEffectEvent(async (present: string) => {
    const toast = await tryCode(present);
    navigateWithToast('/admin/dashboard', toast, { replace: true });
    await readAgain(queries, ['getTodo']);
  });

  useEffect(() => {
    if (!code || started.current === code) return;
    started.current = code;
    confirm(code);
  }, [code]);
}

async function tryCode(code: string) {
  try {
    const { message } = await call('confirmTestMail', { body: { code }, toast: false });
    return { kind: 'success', text: message } as const;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { kind: 'error', text: error.message } as const;
  }
}
