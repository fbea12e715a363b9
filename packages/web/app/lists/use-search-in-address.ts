import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useDebouncedValue } from '#web/ui/use-debounced-value.ts';
import { tidySearch } from './list-params.ts';

type SearchInAddress = {
  /** The search that stands in the address. */
  current: string;
  /** So long the text has to stand still before it is searched for. */
  settleMs: number;
  /** While true, what has settled waits. */
  isHeld?: boolean;
  goTo: (search: string, step: { replace: boolean; state: unknown }) => void;
};

/**
 * A search box whose settled text stands in the address. The first search of a visit to the list
 * is a step in the history, refining it is not, so that Back leads to the list as it was before.
 */
export function useSearchInAddress({ current, settleMs, isHeld, goTo }: SearchInAddress) {
  const { state } = useLocation();
  const [text, setText] = useState(current);
  const [applied, setApplied] = useState(current);
  const [seen, setSeen] = useState(current);
  const settled = useDebouncedValue(text, settleMs);

  // The address changed by something else than this box, such as Back: the box follows.
  if (current !== seen) {
    setSeen(current);
    if (current !== applied) {
      setApplied(current);
      setText(current);
    }
  }

  function apply(wanted: string) {
    const search = tidySearch(wanted);
    if (search === applied) return;
    setApplied(search);
    goTo(search, { replace: state?.isSearch === true, state: { isSearch: true } });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only standing still applies it
  useEffect(() => {
    if (settled === text && !isHeld) apply(settled);
  }, [settled, isHeld]);

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
