import { useEffect, useRef } from 'react';
import {
  type NavigateOptions,
  type To,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';

/**
 * Whether this screen is still open. Once it has been left, or a link to another page has been
 * followed, what began here and is answered later concerns nobody who is elsewhere.
 */
export function useIsHere(): () => boolean {
  const { key, pathname } = useLocation();
  const next = useNavigation().location?.pathname ?? pathname;
  const isStaying = useRef(true);
  useEffect(() => {
    isStaying.current = next === pathname;
  }, [next, pathname]);
  return () => isStaying.current && currentKey() === key;
}

/** Navigates as long as this screen is open; once it has been left, does nothing and returns undefined. */
export function useNavigateHere() {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return (to: To | -1, options?: NavigateOptions) =>
    isHere() ? Promise.resolve(navigate(to as To, options)) : undefined;
}

/** The key of the location on show, as the router puts it into the history. */
export const currentKey = (): string => window.history.state?.key ?? 'default';
