import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '#web/api/call.ts';
import { useRead } from '#web/api/use-read.ts';
import { useDebouncedValue } from '#web/lists/use-debounced-value.ts';

const pauseMs = 150;

export type Suggested = Answer<'suggestProducts'>['data'];

/** In Tamil, and of a number, one letter says enough. */
const isEnough = (search: string): boolean =>
  search.length > 1 || /[\p{Script=Tamil}\d]/u.test(search);

/**
 * What the typed text may lead to, asked for after a pause; nothing is asked while an input
 * method composes. The last suggestions stay until the next are there; a failure suggests nothing.
 */
export function useSuggestions(
  typed: string,
  { isOpen, isComposing }: { isOpen: boolean; isComposing: boolean },
): Suggested | undefined {
  const settled = useDebouncedValue(isComposing ? undefined : typed, pauseMs);
  const [asked, setAsked] = useState(typed);
  if (settled !== undefined && settled !== asked) setAsked(settled);
  const { data } = useRead(
    'suggestProducts',
    { query: { q: asked } },
    { enabled: isOpen && isEnough(asked), placeholderData: keepPreviousData, toast: false },
  );
  return isEnough(typed) ? data?.data : undefined;
}
