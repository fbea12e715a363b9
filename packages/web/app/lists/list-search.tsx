import type { Ref } from 'react';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import type { ListAddress } from './use-list-address.ts';
import { useSearchInAddress } from './use-search-in-address.ts';

type ListSearchProps = {
  label: string;
  placeholder: string;
  address: ListAddress;
  ref: Ref<HTMLInputElement>;
};

/** Searches as one types, but not behind an opened entry: then the search follows its closing. */
export function ListSearch({ label, placeholder, address, ref }: ListSearchProps) {
  const { search, narrow, openId } = address;
  const { text, setText, applyNow } = useSearchInAddress({
    current: search,
    settleMs: 400,
    isHeld: openId !== undefined,
    goTo: (search, step) => narrow({ search }, step),
  });

  return (
    <SearchBox
      ref={ref}
      label={label}
      placeholder={placeholder}
      value={text}
      onValueChange={setText}
      onSearch={applyNow}
      className="min-w-0 flex-1 basis-2xs"
    />
  );
}
