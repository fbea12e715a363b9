import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { onSessionEnded } from '#web/api/call-events.ts';
import { hydratedEvent } from '#web/document/hydrated-event.ts';
import { keepFocus } from '#web/document/keep-focus.ts';
import { startActivityPing } from '#web/session/activity-ping.ts';
import { restoreSession } from '#web/session/load-user.ts';
import { logout, markDocument, useSession } from '#web/session/session-store.ts';
import { Toasts } from '#web/toasts/shop-toasts.tsx';
import { followTheme } from './theme-mark.tsx';

/** The effects of the whole app. */
export function AppWiring() {
  const queries = useQueryClient();
  const userId = useSession()?._id;
  const lastUserId = useRef(userId);

  useEffect(() => {
    markDocument();
    const stopListening = onSessionEnded(logout);
    restoreSession(queries);
    registerServiceWorker();
    const stopPing = startActivityPing();
    const stopKeepingFocus = keepFocus();
    const stopTheme = followTheme();
    window.dispatchEvent(new Event(hydratedEvent));
    return () => {
      stopListening();
      stopKeepingFocus();
      stopTheme();
      stopPing();
    };
  }, [queries]);

  // The cache of one user must not be shown to the next.
  useEffect(() => {
    if (lastUserId.current && lastUserId.current !== userId) queries.resetQueries();
    lastUserId.current = userId;
  }, [userId, queries]);

  return <Toasts />;
}

/** It shows the offline page; registered after the load event, so that it does not delay the page. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register('/service-worker.js').catch((error) => {
      console.warn('The offline page could not be kept', error);
    });
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
