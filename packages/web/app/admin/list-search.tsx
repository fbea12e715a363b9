import { type Ref, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SearchBox } from '#web/ui/search-box.tsx';
import { useDebouncedValue } from '#web/ui/use-debounced-value.ts';
import { tidySearch } from './list-address.ts';
import type { ListAddress } from './use-list-address.ts';

const settleMs = 400;

type ListSearchProps = {
  label: string;
  placeholder: string;
  address: ListAddress;
  ref: Ref<HTMLInputElement>;
};

/** Searches as one types; refining a search is not a further step in the history. */
export function ListSearch({ label, placeholder, address, ref }: ListSearchProps) {
  const { search, narrow, openId } = address;
  const { state } = useLocation();
  const [text, setText] = useState(search);
  const settled = useDebouncedValue(text, settleMs);
  const applied = useRef(search);

  function apply(wanted: string) {
    const tidied = tidySearch(wanted);
    if (tidied === applied.current) return;
    applied.current = tidied;
    narrow({ search: tidied }, { replace: state?.isSearch === true, state: { isSearch: true } });
  }

  // The address changed by something else than this box, such as Back: the box follows.
  useEffect(() => {
    if (search === applied.current) return;
    applied.current = search;
    setText(search);
  }, [search]);

  // An entry opened before the search settled stays open; the search follows when it is closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only standing still applies it
  useEffect(() => {
    if (settled === text && openId === undefined) apply(settled);
  }, [settled, openId]);

  return (
    <SearchBox
      ref={ref}
      label={label}
      placeholder={placeholder}
      value={text}
      onValueChange={setText}
      onSearch={() => apply(text)}
      className="min-w-0 flex-1 basis-2xs"
    />
  );
}
