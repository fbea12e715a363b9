import type { Total } from '@mathappu/contract/paging';
import type { ReactNode, Ref } from 'react';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { ListSearch } from './list-search.tsx';
import { type Counted, ListTotal } from './list-total.tsx';
import type { ListAddress } from './use-list-address.ts';

type ListHeadProps = {
  address: ListAddress;
  search: string;
  searchHint: string;
  counted: Counted;
  /** Undefined until it is loaded. */
  total: Total | undefined;
  searchBox?: Ref<HTMLInputElement>;
  /** Beside the search, or below it where they need the width. */
  filters?: ReactNode;
  /** Before the count. */
  start?: ReactNode;
  /** After the count. */
  children?: ReactNode;
};

/** The head of an admin list: its search, its filters and how many entries it has. */
export function ListHead(props: ListHeadProps) {
  const { address, filters, start, children } = props;
  return (
    <div className="mb-4">
      <div className="flex flex-wrap gap-3">
        <ListSearch
          ref={props.searchBox}
          label={props.search}
          placeholder={props.searchHint}
          address={address}
        />
        {filters}
      </div>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4">
        {start}
        <ListTotal total={props.total} counted={props.counted} />
        {children}
      </div>
    </div>
  );
}

type FilterSelectProps = {
  label: string;
  /** The option without a filter. */
  placeholder: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string | undefined;
  onChange: (value: string) => unknown;
  isLabelHidden?: boolean;
  className?: string;
};

/** A filter of a list that has one of some values. */
export const FilterSelect = ({ value = '', onChange, ...field }: FilterSelectProps) => (
  <SelectField
    isLabelHidden
    {...field}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className={field.className ?? 'grow sm:max-w-2xs'}
  />
);
