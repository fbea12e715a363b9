import { useEffect, useEffectEvent, useState } from 'react';
import { trimSearch } from './list-address.ts';

type SearchOptions = {
  /** The search in the address. */
  current: string;
  /** Whether the step on show is a search already. */
  isRefining: boolean;
  /** How long the text has to be unchanged before it is searched for. */
  delayMs: number;
  /** While true, typing starts no search. */
  isPaused?: boolean;
  /** Returns undefined when the list has been left. */
  onSearch: (
    search: string,
    options: { replace: boolean; state: unknown },
  ) => Promise<void> | undefined;
};

/**
 * A search box whose text is put into the address, debounced. The first search is a step in the
 * history, refining it is not, so that Back leads to the unfiltered list.
 */
export function useSearchInAddress(options: SearchOptions) {
  const { current, isRefining, delayMs, isPaused, onSearch } = options;
  const [text, setText] = useState(current);
  const [applied, setApplied] = useState(current);
  const [seen, setSeen] = useState(current);
  const [isComposing, setIsComposing] = useState(false);

  // The box follows changes of the address that it did not make, such as Back.
  if (current !== seen) {
    setSeen(current);
    if (current !== applied) {
      setApplied(current);
      setText(current);
    }
  }

  function apply(typed: string) {
    const search = trimSearch(typed);
    if (search === applied) return;
    // The step of the search before may be taken, but not be rendered yet.
    const replace = isRefining || applied !== current;
    if (onSearch(search, { replace, state: { isSearch: true } })) setApplied(search);
  }

  const applyTyped = useEffectEvent(() => apply(text));
  useEffect(() => {
    if (isPaused || isComposing || text === applied) return;
    const timer = setTimeout(applyTyped, delayMs);
    return () => clearTimeout(timer);
  }, [text, applied, delayMs, isPaused, isComposing]);

  function searchFor(search: string) {
    setText(search);
    apply(search);
  }

  return {
    text,
    setText,
    isComposing,
    searchFor,
    applyNow: () => apply(text),
    /** For the box: what an input method is still composing is not searched for. */
    composition: {
      onCompositionStart: () => setIsComposing(true),
      onCompositionEnd: () => setIsComposing(false),
    },
    clear: () => searchFor(''),
  };
}

export type SearchInAddress = ReturnType<typeof useSearchInAddress>;
