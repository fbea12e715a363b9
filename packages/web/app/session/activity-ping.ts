import { call } from '#web/api/call.ts';
import { currentUser } from './session-store.ts';

const quietForMs = 5000;
const signs = ['mousemove', 'keydown', 'scroll', 'click'] as const;

/** Tells the server, five seconds after the last sign of life, that the signed-in user is active. */
export function startActivityPing(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ping = () => {
    if (!currentUser()) return;
    call('updateLastActive', { toast: false }).catch((error) => {
      console.warn('The activity ping failed', error);
    });
  };
  const postpone = () => {
    clearTimeout(timer);
    timer = setTimeout(ping, quietForMs);
  };
  for (const sign of signs)
    window.addEventListener(sign, postpone, { passive: true, capture: true });
  return () => {
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, postpone, { capture: true });
  };
}
