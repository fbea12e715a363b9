import type { Message, MessageStatus } from '@mathappu/contract/messages';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { CheckIcon } from '#web/ui/images/notice-icons.tsx';

export const messageStatusWords: Record<MessageStatus, { label: string; tone: Tone }> = {
  unread: { label: 'Unread', tone: 'yellow' },
  read: { label: 'Read', tone: 'green' },
  archived: { label: 'Archived', tone: 'grey' },
};

export function AnsweredBadge({ answered }: Pick<Message, 'answered'>) {
  if (!answered) return null;
  return (
    <Badge tone="blue">
      <CheckIcon className="size-4" />
      Answered
    </Badge>
  );
}

export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  const { label, tone } = messageStatusWords[status];
  return <Badge tone={tone}>{label}</Badge>;
}
