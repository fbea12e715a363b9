import { maxSearchLength } from '@mathappu/contract/limits';
import type { Ref } from 'react';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import type { ListAddress } from './use-list-address.ts';
import { useSearchInAddress } from './use-search-in-address.ts';

type ListSearchProps = {
  label: string;
  placeholder: string;
  address: ListAddress;
  ref?: Ref<HTMLInputElement>;
};

/** Searches while somebody types; while an entry is open the search waits until it is closed. */
export function ListSearch({ label, placeholder, address, ref }: ListSearchProps) {
  const { search, filter, openId, isSearch } = address;
  const { text, setText, applyNow, composition } = useSearchInAddress({
    current: search,
    isRefining: isSearch,
    delayMs: 400,
    isPaused: openId !== undefined,
    onSearch: (search, options) => filter({ search }, options),
  });

  return (
    <SearchBox
      ref={ref}
      name="search"
      label={label}
      placeholder={placeholder}
      maxLength={maxSearchLength}
      value={text}
      onValueChange={setText}
      onSearch={applyNow}
      {...composition}
      className="min-w-0 flex-1 basis-2xs"
    />
  );
}
