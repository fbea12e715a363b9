import type { MessageStatus } from '@mathappu/contract/messages';
import type { Ref } from 'react';
import { ListSearch } from '#web/lists/list-search.tsx';
import { ListTotal } from '#web/lists/list-total.tsx';
import type { ListAddress } from '#web/lists/use-list-address.ts';
import { Segmented } from '#web/ui/fields/segmented.tsx';

const options = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'read', label: 'Read' },
  { value: 'archived', label: 'Archived' },
] as const;

type MessageFiltersProps = {
  address: ListAddress;
  status: MessageStatus | undefined;
  total: number | undefined;
  searchBox: Ref<HTMLInputElement>;
};

export function MessageFilters({ address, status, total, searchBox }: MessageFiltersProps) {
  return (
    <div className="mb-3 space-y-3">
      <ListSearch
        ref={searchBox}
        label="Search messages"
        placeholder="Name, email, subject or text"
        address={address}
      />
      <Segmented
        legend="Status"
        options={options}
        value={status ?? 'all'}
        onChange={(value) => address.filter({ status: value === 'all' ? undefined : value })}
      />
      <ListTotal total={total} thing="message" />
    </div>
  );
}
