import { messagePageSize } from '@mathappu/contract/limits';
import type { MessageStatus } from '@mathappu/contract/messages';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { AdminFrame } from '#web/admin/frame/admin-frame.tsx';
import { useRead } from '#web/api/use-read.ts';
import { readChoice } from '#web/lists/list-address.ts';
import { ListPager } from '#web/lists/list-pager.tsx';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { ShortcutHelp } from '#web/lists/shortcut-help.tsx';
import { useListAddress } from '#web/lists/use-list-address.ts';
import { useListKeys } from '#web/lists/use-list-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MailIcon } from '#web/ui/images/icons.tsx';
import { MessageFilters } from './message-filters.tsx';
import { MessageList } from './message-list.tsx';
import { MessagePane } from './message-pane.tsx';
import { useOpenMessage } from './use-open-message.ts';

const failureText = 'Failed to fetch messages';
const statuses: MessageStatus[] = ['unread', 'read', 'archived'];

export function MessageAdmin() {
  const address = useListAddress('message');
  const { params, page, search, openId } = address;
  const status = readChoice(params, 'status', statuses);
  const messages = useRead(
    'listMessages',
    { query: { page: String(page), limit: String(messagePageSize), status, search } },
    { failureText, placeholderData: keepPreviousData },
  );
  const list = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const keys = useListKeys({
    list,
    searchBox,
    onEscape: openId === undefined ? undefined : address.close,
  });
  const openMessage = useOpenMessage(openId, messages.data?.data, list);
  const isFiltered = Boolean(status || search);

  return (
    <AdminFrame title="Message Management">
      <div
        ref={list}
        className="md:grid md:grid-cols-[minmax(20rem,2fr)_3fr] md:items-start md:gap-6"
      >
        <div className={classNames(openId !== undefined && 'max-md:hidden')}>
          <MessageFilters
            address={address}
            status={status}
            total={messages.data?.pagination.total}
            searchBox={searchBox}
          />
          <ReadStates
            read={messages}
            failureText={failureText}
            skeleton={<ListSkeleton text="Loading messages…" rowHeight="h-26" />}
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
                  <EmptyState title="No messages found" icon={<MailIcon className="size-8" />}>
                    {isFiltered && (
                      <Button
                        variant="secondary"
                        onClick={() => address.filter({ status: undefined, search: undefined })}
                      >
                        Show all messages
                      </Button>
                    )}
                  </EmptyState>
                )}
                <ListPager paging={pagination} things="messages" onPage={address.setPage} />
              </>
            )}
          </ReadStates>
          <ShortcutHelp isOn={keys.isOn} onToggle={keys.toggle} things="messages" />
        </div>
        <MessagePane
          openId={openId}
          message={openMessage}
          isLoading={messages.isPending}
          onClose={address.close}
        />
      </div>
    </AdminFrame>
  );
}
