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

/** The router numbers the steps of a visit in the history's state. */
const hasStepBefore = () => window.history.state?.idx > 0;

/** A step in the history is taken later than it is asked for. */
let isStepping = false;
