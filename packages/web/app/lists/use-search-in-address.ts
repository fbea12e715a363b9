import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { trimSearch } from './list-address.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

type SearchInAddress = {
  /** The search that stands in the address. */
  current: string;
  /** How long the text has to stay the same before it is searched for. */
  delayMs: number;
  /** While true no search is started by typing. */
  isPaused?: boolean;
  onSearch: (search: string, options: { replace: boolean; state: unknown }) => void;
};

/**
 * A search box whose text, debounced, stands in the address. The first search of a visit to the list
 * is a step in the history, refining it is not, so that Back leads to the unfiltered list.
 */
export function useSearchInAddress({ current, delayMs, isPaused, onSearch }: SearchInAddress) {
  const { state } = useLocation();
  const [text, setText] = useState(current);
  const [applied, setApplied] = useState(current);
  const [seen, setSeen] = useState(current);
  const debounced = useDebouncedValue(text, delayMs);

  // When the address is changed by anything but this box, such as Back, the box follows it.
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
    setApplied(search);
    onSearch(search, { replace: state?.isSearch === true, state: { isSearch: true } });
  }

  const applyDebounced = useEffectEvent((debounced: string) => {
    if (debounced === text) apply(debounced);
  });
  useEffect(() => {
    if (!isPaused) applyDebounced(debounced);
  }, [debounced, isPaused]);

  return {
    text,
    setText,
    applyNow: () => apply(text),
    clear: () => {
      setText('');
      apply('');
    },
  };
}
