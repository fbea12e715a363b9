import type { MessageStatus } from '@mathappu/contract/messages';
import { Badge, type Tone } from '#web/ui/badge.tsx';

export const messageStatusWords: Record<MessageStatus, { label: string; tone: Tone }> = {
  unread: { label: 'Unread', tone: 'yellow' },
  read: { label: 'Read', tone: 'green' },
  archived: { label: 'Archived', tone: 'grey' },
};

export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  const { label, tone } = messageStatusWords[status];
  return <Badge tone={tone}>{label}</Badge>;
}
