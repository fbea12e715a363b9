import type { MessageStatus } from '@mathappu/contract/messages';
import type { Total } from '@mathappu/contract/paging';
import { useQuery } from '@tanstack/react-query';
import { type Ref, type RefObject, useEffect, useRef } from 'react';
import { pageMeta } from '#web/head/page-meta.ts';
import { FilterSelect, ListHead } from '#web/lists/list-head.tsx';
import { ListPager } from '#web/lists/list-pager.tsx';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { ShortcutHelp } from '#web/lists/shortcut-help.tsx';
import { type ListAddress, useListAddress } from '#web/lists/use-list-address.ts';
import { entryMark, useListKeys } from '#web/lists/use-list-keys.ts';
import { isArrival } from '#web/session/start-reads.ts';
import { statusOptions } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { MailIcon } from '#web/ui/images/contact-icons.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import * as words from '#words/admin/messages';
import { startAdminReads } from '../frame/start-admin-reads.ts';
import type { Route } from './+types/admin-message-page';
import { MessageList } from './message-list.tsx';
import { MessagePane } from './message-pane.tsx';
import { messageStatusLooks } from './message-status-badge.tsx';
import {
  type Answered,
  answeredOptions,
  messagesQuery,
  readAnswered,
  readMessageStatus,
} from './messages-query.ts';

export const meta = pageMeta({
  title: words.title,
  description: words.description,
  isPrivate: true,
});

export const loader = () => null;
export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  startAdminReads([messagesQuery(url.searchParams)]);
clientLoader.hydrate = true as const;
export const shouldRevalidate = isArrival;

export default function MessageAdminPage() {
  const address = useListAddress('message');
  const { params, openId } = address;
  const status = readMessageStatus(params);
  const answered = readAnswered(params);
  const messages = useQuery(messagesQuery(params));
  const list = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const keys = useListKeys({
    list,
    searchBox,
    onEscape: openId === undefined ? undefined : address.close,
  });
  const rows = messages.data?.data ?? [];
  const openIndex = rows.findIndex(({ _id }) => _id === openId);
  useReturnFocus(openId, openIndex, list);

  return (
    <>
      <PageHeading title={words.title} />
      <div
        ref={list}
        className="md:grid md:grid-cols-[minmax(20rem,2fr)_3fr] md:items-start md:gap-6"
      >
        <div className={classNames(openId !== undefined && 'max-md:hidden')}>
          <MessageFilters
            address={address}
            status={status}
            answered={answered}
            total={messages.data?.pagination}
            searchBox={searchBox}
          />
          <ReadStates
            read={messages}
            failureText={words.loadFailed}
            skeleton={<ListSkeleton text={words.loading} rowHeight="h-26" />}
          >
            {({ data, pagination }) => (
              <>
                {data.length > 0 ? (
                  <MessageList
                    messages={data}
                    address={address}
                    isOutdated={messages.isPlaceholderData}
                  />
                ) : (
                  <NoMessages address={address} />
                )}
                <ListPager paging={pagination} things={words.things} onPage={address.setPage} />
              </>
            )}
          </ReadStates>
          {messages.data && (
            <ShortcutHelp isOn={keys.isOn} onToggle={keys.toggle} things={words.things} />
          )}
        </div>
        {!(messages.data && rows.length === 0 && openId === undefined) && (
          <MessagePane openId={openId} row={rows[openIndex]} onClose={address.close} />
        )}
      </div>
    </>
  );
}

const everything = { status: undefined, answered: undefined, search: undefined };

function NoMessages({ address: { params, search, filter } }: { address: ListAddress }) {
  return (
    <EmptyState title={words.none} icon={<MailIcon className="size-8" />}>
      {(readMessageStatus(params) || readAnswered(params) || search) && (
        <Button variant="secondary" onClick={() => filter(everything)}>
          {words.showAll}
        </Button>
      )}
    </EmptyState>
  );
}

/**
 * Closing an entry returns the focus to it in the list, or to the entry at its place when a change
 * has removed it from the list.
 * @param index of the open entry; -1 when it is not in the list
 */
function useReturnFocus(
  openId: string | undefined,
  index: number,
  list: RefObject<HTMLElement | null>,
): void {
  const lastId = useRef(openId);
  const lastIndex = useRef(0);

  useEffect(() => {
    if (index >= 0) lastIndex.current = index;
  }, [index]);

  useEffect(() => {
    const closedId = lastId.current;
    lastId.current = openId;
    if (openId !== undefined || closedId === undefined) return;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>(`[${entryMark}]`) ?? [])];
    const opener = entries.find((entry) => entry.getAttribute(entryMark) === closedId);
    (opener ?? entries[Math.min(lastIndex.current, entries.length - 1)])?.focus();
  }, [openId, list]);
}

const options = [{ value: 'all', label: words.all }, ...statusOptions(messageStatusLooks)] as const;

type MessageFiltersProps = {
  address: ListAddress;
  status: MessageStatus | undefined;
  answered: Answered | undefined;
  total: Total | undefined;
  searchBox: Ref<HTMLInputElement>;
};

function MessageFilters(props: MessageFiltersProps) {
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
