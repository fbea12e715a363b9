import { Badge } from '#web/ui/badge.tsx';
import { wordsOfStatus } from './user-words.ts';

export function UserStatusBadge({ status }: { status: string }) {
  const { label, tone } = wordsOfStatus(status);
  return <Badge tone={tone}>{label}</Badge>;
}
