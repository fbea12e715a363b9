import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readStored, writeStored } from '#web/stores/browser-storage.ts';
import * as words from '#words/language';

/** A path without the prefix of its language, as `useLocation` has it. */
export const withoutPrefix = (pathname: string): string =>
  pathname.startsWith(words.prefix) ? pathname.slice(words.prefix.length) || '/' : pathname;

/** The path on show. */
export const currentPath = (): string => withoutPrefix(window.location.pathname);

const depthsKey = 'steps-of-visit';

let shownKey = 'default';

/** How many steps of the visit are before a location, by its key; the tab keeps it for reloads. */
let depths: Readonly<Record<string, number>> | undefined;

function readDepths(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readStored(depthsKey, 'sessionStorage') ?? '{}');
  } catch {
    return {};
  }
}

/** The key of the location on show, also for what was begun on one that has been left since. */
export const currentKey = (): string => shownKey;

/** Called by the root of every page. */
export function useNoteLocation(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    depths ??= readDepths();
    const before = depths[shownKey] ?? 0;
    if (type !== 'POP' && key !== shownKey) {
      depths = { ...depths, [key]: type === 'PUSH' ? before + 1 : before };
      writeStored(depthsKey, JSON.stringify(depths), 'sessionStorage');
    }
    shownKey = key;
  }, [key, type]);
}

/** Whether Back stays in the visit, which began when the document was opened by its address. */
export const hasStepBefore = (): boolean => (depths?.[shownKey] ?? 0) > 0;

/** The query of the address on show, which is not rendered yet where a step has just been taken. */
export const currentParams = () => new URLSearchParams(window.location.search);
