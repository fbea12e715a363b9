import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Focuses the title after a navigation, which makes screen readers announce the page, unless the
 * page has set the focus itself. A change of a list's page counts as a navigation.
 */
export function useFocusOnArrival(): void {
  const { pathname, search } = useLocation();
  const last = useRef({ pathname, search });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    const isNewPage = before.pathname !== pathname;
    if (!isNewPage && !isOtherPageOfList(before.search, search)) return;
    if (isNewPage && hasPageTakenFocus()) return;
    const modal = document.querySelector('dialog:modal');
    // A dialog with the link that led here traps the focus until it is closed.
    if (modal) modal.addEventListener('close', focusTitle, { once: true });
    else focusTitle();
  }, [pathname, search]);
}

/** A navigation bar that stays, as the admin area's does, keeps the focus of the link that led here. */
function hasPageTakenFocus(): boolean {
  const focused = document.activeElement;
  return Boolean(focused?.closest('#main') && !focused.closest('nav'));
}

function focusTitle(): void {
  const main = document.getElementById('main');
  const title = main?.querySelector('h1');
  if (title) title.tabIndex = -1;
  (title ?? main)?.focus({ preventScroll: true });
}

/** True when only `page` differs; a new search also resets the page but is not another page. */
function isOtherPageOfList(before: string, after: string): boolean {
  if (before === after) return false;
  const [one, other] = [before, after].map((search) => {
    const params = new URLSearchParams(search);
    params.delete('page');
    return String(params);
  });
  return one === other;
}
