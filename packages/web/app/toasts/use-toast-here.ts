import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { currentPath } from '#web/navigation/current-address.ts';
import { showToast, type ToastWords } from './toast.ts';

/** Shows a toast as long as this page is open: what it tells belongs to the page. */
export function useToastHere() {
  const { pathname } = useLocation();
  return useCallback(
    (toast: ToastWords): void => {
      if (currentPath() === pathname) showToast(toast);
    },
    [pathname],
  );
}
