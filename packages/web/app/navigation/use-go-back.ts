import { hasStepBefore } from './current-address.ts';
import { useNavigateHere } from './use-navigate-here.ts';

/**
 * One step back, or to `otherwise` when the visit began on this screen. Returns undefined when the
 * screen has been left, or is being left by an earlier step.
 */
export function useGoBack(otherwise: string) {
  const navigate = useNavigateHere();
  return () => {
    if (!hasStepBefore()) return navigate(otherwise, { replace: true });
    const step = isStepping ? undefined : navigate(-1);
    if (step) {
      isStepping = true;
      window.addEventListener('popstate', () => (isStepping = false), { once: true });
    }
    return step;
  };
}

/** A step in the history is taken later than it is asked for. */
let isStepping = false;
