import { call } from '#web/api/call.ts';
import { currentUser } from './session-store.ts';

const debounceMs = 5000;
const activityEvents = ['mousemove', 'keydown', 'scroll', 'click'] as const;

/** Reports the signed-in user as active, debounced: five seconds after the last sign of activity. */
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
    timer = setTimeout(ping, debounceMs);
  };
  for (const event of activityEvents)
    window.addEventListener(event, postpone, { passive: true, capture: true });
  return () => {
    clearTimeout(timer);
    for (const event of activityEvents)
      window.removeEventListener(event, postpone, { capture: true });
  };
}
