import { type NavigateOptions, type To, useLocation } from 'react-router';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { flashToast } from './flash-toast.ts';
import type { ToastWords } from './toast.ts';

/**
 * Navigates to an address and shows the toast on arrival; neither when this screen has been left
 * meanwhile.
 */
export function useNavigateWithToast() {
  const navigate = useNavigateHere();
  const { key } = useLocation();
  return (to: To, toast: ToastWords, options?: NavigateOptions) => {
    const navigation = navigate(to, options);
    if (navigation) flashToast(toast, key);
    return navigation;
  };
}
