import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { onCallFailed } from '#web/api/call-events.ts';
import { takeFlashedToast } from '#web/session/flash-toast.ts';
import { showToast } from '#web/ui/toast.ts';
import { ToastArea } from '#web/ui/toast-area.tsx';

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
  return <ToastArea {...manner} theme="dark" resetKey={pathname} />;
}

/** Calls that fail together, as without a network, say the same thing once. */
function tellFailuresOnce(): () => void {
  let last = { text: '', at: 0 };
  return onCallFailed(({ message: text }) => {
    const isRepeated = text === last.text && Date.now() - last.at < siteWide.duration;
    if (isRepeated) return;
    last = { text, at: Date.now() };
    showToast({ kind: 'error', text });
  });
}
