import { useLocation } from 'react-router';
import { InlineScript } from '#web/ui/inline-script.tsx';
import { prefix } from '#words/language';

/**
 * The server makes a page for its address without the parameters that no page reads, and for one that
 * can be read. The browser's address becomes that one, so that the router begins with the same.
 */
export function KnownAddress() {
  const { pathname, search } = useLocation();
  return <InlineScript code={import.meta.env.SSR ? scriptFor(pathname, search) : ''} />;
}

/** The landing page of a language has its path with a slash or without. */
const scriptFor = (pathname: string, search: string) => `{
  const path = ${pathname === '/' ? 'location.pathname' : literal(prefix + pathname)};
  const address = path + ${literal(search)};
  if (location.pathname + location.search !== address)
    history.replaceState(history.state, '', address + location.hash);
}`;

const literal = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
