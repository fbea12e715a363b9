import type { Message } from '@mathappu/contract/messages';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { Link } from 'react-router';
import { formatRelativeTime } from '#web/language/format-relative-time.ts';
import type { ListAddress } from '#web/lists/use-list-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import * as words from '#words/admin/messages';
import { AnsweredBadge, MessageStatusBadge } from './message-status-badge.tsx';

type MessageListProps = { messages: readonly Message[]; address: ListAddress; isOutdated: boolean };

export function MessageList({ messages, address, isOutdated }: MessageListProps) {
  const now = new Date();
  return (
    <ul
      aria-label={words.messages}
      aria-busy={isOutdated || undefined}
      className={classNames('space-y-2', isOutdated && 'opacity-60')}
    >
      {messages.map((message) => (
        <MessageEntry
          key={message._id}
          message={message}
          address={address}
          isOpen={message._id === address.openId}
          now={now}
        />
      ))}
    </ul>
  );
}

type MessageEntryProps = { message: Message; address: ListAddress; isOpen: boolean; now: Date };

function MessageEntry({ message, address, isOpen, now }: MessageEntryProps) {
  const isUnread = message.status === 'unread';
  return (
    <li>
      <Link
        {...address.linkTo(message._id)}
        data-entry={message._id}
        aria-current={isOpen || undefined}
        className="block rounded-lg border border-l-4 border-line bg-surface px-4 py-3 shadow-rest transition-colors hover:border-line-strong aria-[current]:border-teal aria-[current]:bg-teal-soft"
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className={classNames('min-w-0 truncate', isUnread && 'font-bold')}>
            {message.name}
          </span>
          <time
            dateTime={message.createdAt}
            title={formatDateTime(message.createdAt)}
            className="shrink-0 text-sm text-ink-soft"
          >
            {formatRelativeTime(message.createdAt, now)}
          </time>
        </span>
        <span className="mt-0.5 flex items-center justify-between gap-3">
          <span className={classNames('min-w-0 truncate', isUnread && 'font-bold')}>
            {message.subject}
          </span>
          <span className="flex shrink-0 gap-1.5">
            <AnsweredBadge answered={message.answered} />
            {message.status !== 'read' && <MessageStatusBadge status={message.status} />}
          </span>
        </span>
        <span className="mt-0.5 block truncate text-sm text-ink-soft">{message.message}</span>
      </Link>
    </li>
  );
}
