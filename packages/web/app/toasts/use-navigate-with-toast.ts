import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router';
import { flashToast } from './flash-toast.ts';
import type { ToastWords } from './toast.ts';

/** Navigates to an address, or by a number of history steps, and shows the toast on arrival. */
export function useNavigateWithToast() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (to: To | number, toast: ToastWords, options?: NavigateOptions) => {
    flashToast(toast, key);
    return typeof to === 'number' ? navigate(to) : navigate(to, options);
  };
}
