import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { onCallFailed } from '#web/api/call-events.ts';
import { takeFlashedToast } from './flash-toast.ts';
import { showToast } from './toast.ts';
import { ToastArea } from './toast-area.tsx';

const siteWide = { limit: 1, duration: 2000 };
const onAccount = { limit: 3, duration: 5000 };

/** The one place where toasts appear, with those that arrive with a navigation or a failed call. */
export function Toasts() {
  const { pathname, key } = useLocation();

  useEffect(() => tellFailuresOnce(), []);

  useEffect(() => {
    const flashed = takeFlashedToast(key);
    if (flashed) showToast(flashed);
  }, [key]);

  const manner = pathname === '/account' ? onAccount : siteWide;
  return <ToastArea {...manner} resetKey={pathname} />;
}

/** Calls of one screen that fail together, as without a network, say the same thing once. */
function tellFailuresOnce(): () => void {
  let last = { text: '', path: '', at: 0 };
  return onCallFailed(({ message: text }) => {
    const { pathname: path } = window.location;
    const isSaid = text === last.text && path === last.path;
    if (isSaid && Date.now() - last.at < siteWide.duration) return;
    last = { text, path, at: Date.now() };
    showToast({ kind: 'error', text });
  });
}
