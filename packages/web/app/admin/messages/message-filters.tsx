import type { MessageStatus } from '@mathappu/contract/messages';
import type { Total } from '@mathappu/contract/paging';
import type { Ref } from 'react';
import { FilterSelect, ListHead } from '#web/lists/list-head.tsx';
import type { ListAddress } from '#web/lists/use-list-address.ts';
import { statusOptions } from '#web/ui/badge.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import * as words from '#words/admin/messages';
import { messageStatusLooks } from './message-status-badge.tsx';
import { type Answered, answeredOptions } from './messages-query.ts';

const options = [{ value: 'all', label: words.all }, ...statusOptions(messageStatusLooks)] as const;

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
    <ListHead
      address={address}
      search={words.search}
      searchHint={words.searchHint}
      counted={words.counted}
      total={total}
      searchBox={searchBox}
      filters={
        <div className="flex w-full flex-wrap gap-3">
          <Segmented
            legend={words.status}
            options={options}
            value={status ?? 'all'}
            onChange={(value) => address.filter({ status: value === 'all' ? undefined : value })}
          />
          <FilterSelect
            label={words.answered}
            placeholder={words.answeredOrNot}
            options={answeredOptions}
            value={answered}
            onChange={(value) => address.filter({ answered: value })}
            className="min-w-40 flex-1"
          />
        </div>
      }
    />
  );
}
