import { useEffect, useState } from 'react';
import { createPath, useLocation, useNavigation } from 'react-router';
import { withoutPrefix } from '#web/navigation/current-address.ts';
import { isReloadMeant } from './reload-page.ts';

/**
 * The router reloads the page when it cannot load the code of another one: without a network the
 * touch of a link, which only prefetches, would take the page away with all that was entered; and
 * browsers remember a failed import, so that later the link would not lead to its page. Here the page
 * stays, and whoever leaves it after such a failure gets the document of the next page.
 */
export function useReloadGuard(): void {
  const [hasFailed, setHasFailed] = useState(false);
  const { pathname } = useLocation();
  const { location } = useNavigation();
  // With the prefix of its language, unlike that of the page.
  const next =
    location && withoutPrefix(location.pathname) !== pathname ? createPath(location) : undefined;

  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || isReloadMeant()) return;
      event.preventDefault();
      setHasFailed(true);
    };
    // In older browsers the page is reloaded.
    const { navigation } = window as { navigation?: Navigation };
    navigation?.addEventListener('navigate', onNavigate);
    return () => navigation?.removeEventListener('navigate', onNavigate);
  }, []);

  useEffect(() => {
    if (hasFailed && next) window.location.assign(next);
  }, [hasFailed, next]);
}
