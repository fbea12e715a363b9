import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router';
import { currentKey, currentPath } from './current-address.ts';
import { nextPath } from './next-path.ts';

/** Whether the page of this screen is still open, and no link to another one has been followed. */
function useIsOnPage(): () => boolean {
  const { pathname } = useLocation();
  return () => currentPath() === pathname && [pathname, undefined].includes(nextPath());
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
 * Like `useNavigateHere`, for steps within a page. It navigates also while the step before is in
 * the address but not rendered yet, so callers change the present address.
 */
export const useNavigateOnPage = () => useNavigateWhile(useIsOnPage());

function useNavigateWhile(mayNavigate: () => boolean) {
  const navigate = useNavigate();
  return (to: To | -1, options?: NavigateOptions) =>
    mayNavigate() ? Promise.resolve(navigate(to as To, options)) : undefined;
}
