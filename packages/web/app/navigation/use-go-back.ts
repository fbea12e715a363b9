import { useNavigateHere } from './use-navigate-here.ts';

/** One step back, or to `otherwise` when the visit began on this screen. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigateHere();
  return () => {
    if (hasStepBefore()) navigate(-1);
    else navigate(otherwise, { replace: true });
  };
}

/** The router numbers the steps of a visit in the history's state. */
export function hasStepBefore(): boolean {
  return window.history.state?.idx > 0;
}
