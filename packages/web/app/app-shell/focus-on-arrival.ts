import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The state of a link to a page whose search box takes the focus, not its title. */
export const toSearchBox = { isToSearchBox: true };

/**
 * Focuses the title after a navigation, which makes screen readers announce the page, unless the
 * page has set the focus itself. A change of a list's page counts as a navigation.
 */
export function useFocusOnArrival(): void {
  const { pathname, search, key, state } = useLocation();
  const last = useRef({ pathname, search });
  const isToSearchBox = useNavigationType() !== 'POP' && state?.isToSearchBox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same page leads to it again
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    const isNewPage = before.pathname !== pathname;
    if (isToSearchBox) return focusIn('[type=search]');
    if (!isNewPage && !isOtherPageOfList(before.search, search)) return;
    if (isNewPage && hasPageTakenFocus()) return;
    const modal = document.querySelector('dialog:modal');
    // A dialog with the link that led here traps the focus until it is closed.
    if (modal) modal.addEventListener('close', () => focusIn('h1'), { once: true });
    else focusIn('h1');
  }, [pathname, search, key]);
}

/** A navigation bar that stays, as the admin area's does, keeps the focus of the link that led here. */
function hasPageTakenFocus(): boolean {
  const focused = document.activeElement;
  return Boolean(focused?.closest('#main') && !focused.closest('nav'));
}

function focusIn(selector: string): void {
  const main = document.getElementById('main');
  const target = main?.querySelector<HTMLElement>(selector);
  if (selector === 'h1' && target) target.tabIndex = -1;
  (target ?? main)?.focus({ preventScroll: true });
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
