import { useEffect, useRef } from 'react';
import {
  type NavigateOptions,
  type To,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';

/**
 * Navigates as long as this screen is open. Once it has been left, or a link to another page has
 * been followed, it does nothing: what began here and is answered later moves nobody who is
 * elsewhere. Returns undefined then. A second step back waits for the first one.
 */
export function useNavigateHere() {
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  return (to: To | number, options?: NavigateOptions) => {
    if (hasLeft()) return undefined;
    if (typeof to !== 'number') return Promise.resolve(navigate(to, options));
    if (isStepping) return undefined;
    isStepping = true;
    window.addEventListener('popstate', () => (isStepping = false), { once: true });
    return Promise.resolve(navigate(to));
  };
}

/** A step in the history is taken later than it is asked for. */
let isStepping = false;

function useHasLeft(): () => boolean {
  const { key, pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const isLeaving = next !== undefined && next !== pathname;
  const screen = useRef({ key, isLeaving, isShown: true });
  useEffect(() => {
    screen.current = { key, isLeaving, isShown: true };
    return () => {
      screen.current.isShown = false;
    };
  }, [key, isLeaving]);

  return () => {
    const { isShown, ...last } = screen.current;
    // Content that its own page has replaced has not been left.
    return last.isLeaving || (!isShown && last.key !== currentKey());
  };
}

/** The key of the location on show, as the router puts it into the history. */
export const currentKey = (): string => window.history.state?.key ?? 'default';
