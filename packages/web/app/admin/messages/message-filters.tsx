import type { MessageStatus } from '@mathappu/contract/messages';
import type { Total } from '@mathappu/contract/paging';
import type { Ref } from 'react';
import { ListSearch } from '#web/lists/list-search.tsx';
import { ListTotal } from '#web/lists/list-total.tsx';
import type { ListAddress } from '#web/lists/use-list-address.ts';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import * as words from '#words/admin/messages';
import { type Answered, answeredOptions } from './messages-query.ts';

const options = [
  { value: 'all', label: words.all },
  { value: 'unread', label: words.unread },
  { value: 'read', label: words.read },
  { value: 'archived', label: words.archived },
] as const;

type MessageFiltersProps = {
  address: ListAddress;
  status: MessageStatus | undefined;
  answered: Answered | undefined;
  total: Total | undefined;
  searchBox: Ref<HTMLInputElement>;
};

export function MessageFilters(props: MessageFiltersProps) {
  const { address, status, answered, total, searchBox } = props;
  return (
    <div className="mb-3 space-y-3">
      <ListSearch
        ref={searchBox}
        label={words.search}
        placeholder={words.searchHint}
        address={address}
      />
      <div className="flex flex-wrap gap-3">
        <Segmented
          legend={words.status}
          options={options}
          value={status ?? 'all'}
          onChange={(value) => address.filter({ status: value === 'all' ? undefined : value })}
        />
        <SelectField
          label={words.answered}
          isLabelHidden
          placeholder={words.answeredOrNot}
          options={answeredOptions}
          value={answered ?? ''}
          onChange={(event) => address.filter({ answered: event.target.value })}
          className="min-w-40 flex-1"
        />
      </div>
      <ListTotal total={total} counted={words.counted} />
    </div>
  );
}
