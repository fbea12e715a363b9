import { useLayoutEffect, useRef } from 'react';
import {
  type NavigateOptions,
  type To,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';
import { currentKey, currentPath, withoutPrefix } from './current-address.ts';

/** Whether the page of this screen is still open, and no link to another one has been followed. */
function useIsOnPage(): () => boolean {
  const { pathname } = useLocation();
  const nextPath = useNextPath();
  return () => currentPath() === pathname && [pathname, undefined].includes(nextPath());
}

/** The path that is being gone to while its page is still on its way; read by what is answered later. */
function useNextPath(): () => string | undefined {
  const { location } = useNavigation();
  const path = location && withoutPrefix(location.pathname);
  const latest = useRef(path);
  useLayoutEffect(() => {
    latest.current = path;
  }, [path]);
  return () => latest.current;
}

/**
 * Whether this screen is still open. Once it has been left, or a link to another page has been
 * followed, what began here and is answered later concerns nobody who is elsewhere.
 */
export function useIsHere(): () => boolean {
  const { key } = useLocation();
  const isOnPage = useIsOnPage();
  return () => isOnPage() && currentKey() === key;
}

/** Navigates as long as this screen is open; once it has been left, does nothing and returns undefined. */
export const useNavigateHere = () => useNavigateWhile(useIsHere());

/**
 * The same for steps within a page. They count also while the step before them, which is in the
 * address, is not rendered yet; so what they change is the address of now.
 */
export const useNavigateOnPage = () => useNavigateWhile(useIsOnPage());

function useNavigateWhile(mayNavigate: () => boolean) {
  const navigate = useNavigate();
  return (to: To | -1, options?: NavigateOptions) =>
    mayNavigate() ? Promise.resolve(navigate(to as To, options)) : undefined;
}
