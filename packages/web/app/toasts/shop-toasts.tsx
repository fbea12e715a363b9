import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { onCallFailed } from '#web/api/call-events.ts';
import { takeFlashedToast } from './flash-toast.ts';
import { showToast } from './toast.ts';
import { ToastArea } from './toast-area.tsx';

const siteWide = { limit: 1, duration: 2000 };
const onAccount = { limit: 3, duration: 5000 };

/** The app's toast area. It also shows flash toasts and the toasts of failed calls. */
export function Toasts() {
  const { pathname, key } = useLocation();

  useEffect(() => showFailuresOnce(), []);

  useEffect(() => {
    const flashed = takeFlashedToast(key);
    if (flashed) showToast(flashed);
  }, [key]);

  const behaviour = /^\/account\/?$/.test(pathname) ? onAccount : siteWide;
  return <ToastArea {...behaviour} resetKey={pathname} />;
}

/** Deduplicates the toasts of calls that fail together on one screen, as without a network. */
function showFailuresOnce(): () => void {
  let last = { text: '', path: '', at: 0 };
  return onCallFailed(({ message: text }) => {
    const { pathname: path } = window.location;
    const isRepeated = text === last.text && path === last.path;
    if (isRepeated && Date.now() - last.at < siteWide.duration) return;
    last = { text, path, at: Date.now() };
    showToast({ kind: 'error', text });
  });
}
