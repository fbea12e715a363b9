import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { onSessionEnded } from '#web/api/call-events.ts';
import { readAgain } from '#web/api/read-again.ts';
import { hydratedEvent } from '#web/head/hydrated-event.ts';
import { useCarriedState } from '#web/navigation/carried-state.ts';
import { useNoteLocation } from '#web/navigation/current-address.ts';
import { startActivityPing } from '#web/session/activity-ping.ts';
import { restoreSession } from '#web/session/load-user.ts';
import { logout, markDocument, useSession } from '#web/session/session-store.ts';
import { Toasts } from '#web/toasts/shop-toasts.tsx';
import { useLoadedModule } from '#web/ui/use-lazy-module.ts';
import { followTheme } from './theme-mark.tsx';

const loadKeepFocus = () => import('#web/app-shell/keep-focus.ts');

/** The effects of the whole app. */
export function AppWiring() {
  const queries = useQueryClient();
  const userId = useSession()?._id;
  const lastUserId = useRef(userId);
  useNoteLocation();
  useCarriedState();
  // No element has the focus before the first touch.
  const { module: focus } = useLoadedModule(loadKeepFocus, false);

  useEffect(() => {
    markDocument();
    const stopListening = onSessionEnded(logout);
    restoreSession(queries);
    registerServiceWorker();
    const stopPing = startActivityPing();
    const stopTheme = followTheme();
    window.dispatchEvent(new Event(hydratedEvent));
    return () => {
      stopListening();
      stopTheme();
      stopPing();
    };
  }, [queries]);

  useEffect(() => focus?.keepFocus(), [focus]);

  // A page from the back/forward cache may be hours old, and shows prices: https://web.dev/articles/bfcache
  useEffect(() => {
    const follow = ({ persisted }: PageTransitionEvent) => void (persisted && readAgain(queries));
    window.addEventListener('pageshow', follow);
    return () => window.removeEventListener('pageshow', follow);
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
