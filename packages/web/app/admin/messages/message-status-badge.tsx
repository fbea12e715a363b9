import type { Message, MessageStatus } from '@mathappu/contract/messages';
import { Badge, StatusBadge, type StatusLook } from '#web/ui/badge.tsx';
import { CheckIcon } from '#web/ui/images/notice-icons.tsx';
import * as words from '#words/admin/messages';

export const messageStatusLooks: Readonly<Record<MessageStatus, StatusLook>> = {
  unread: { label: words.unread, tone: 'yellow' },
  read: { label: words.read, tone: 'green' },
  archived: { label: words.archived, tone: 'grey' },
};

export function AnsweredBadge({ answered }: Pick<Message, 'answered'>) {
  if (!answered) return null;
  return (
    <Badge tone="blue">
      <CheckIcon className="size-4" />
      {words.answered}
    </Badge>
  );
}

export const MessageStatusBadge = ({ status }: Pick<Message, 'status'>) => (
  <StatusBadge look={messageStatusLooks[status]} />
);
