import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDebouncedValue } from '#web/ui/use-debounced-value.ts';
import { listAddress, tidySearch } from './product-list-query.ts';

const settleMs = 500;

/**
 * A search box whose settled text stands in the address. The first search of a visit to the list
 * is a step in the history, refining it is not, so that Back leads to the list as it was before.
 */
export function useSearchInAddress(current: string) {
  const navigate = useNavigate();
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
    navigate(listAddress({ page: 1, search }), {
      replace: state?.isSearch === true,
      state: { isSearch: true },
      preventScrollReset: true,
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only standing still applies it
  useEffect(() => {
    if (settled === text) apply(settled);
  }, [settled]);

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
