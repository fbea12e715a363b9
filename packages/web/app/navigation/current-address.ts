import * as words from '#words/language';

/** A path without the prefix of its language, as `useLocation` has it. */
export const withoutPrefix = (pathname: string): string =>
  pathname.startsWith(words.prefix) ? pathname.slice(words.prefix.length) || '/' : pathname;

/** The path on show. */
export const currentPath = (): string => withoutPrefix(window.location.pathname);

/** The key of the location in the address, as the router puts it into the history; and its state. */
export const currentKey = (): string => window.history.state?.key ?? 'default';
export const currentState = (): Record<string, unknown> | undefined => window.history.state?.usr;

/** The query of the address on show, which is not rendered yet where a step has just been taken. */
export const currentParams = () => new URLSearchParams(window.location.search);
