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
 * been followed, it does nothing and returns undefined: what began here and is answered later moves
 * nobody who is elsewhere.
 */
export function useNavigateHere() {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const next = useNavigation().location?.pathname ?? pathname;
  const isStaying = useRef(true);
  useEffect(() => {
    isStaying.current = next === pathname;
  }, [next, pathname]);

  return (to: To | -1, options?: NavigateOptions) =>
    isStaying.current && currentKey() === key
      ? Promise.resolve(navigate(to as To, options))
      : undefined;
}

/** The key of the location on show, as the router puts it into the history. */
export const currentKey = (): string => window.history.state?.key ?? 'default';
