import { Badge, type Tone } from '#web/ui/badge.tsx';
import * as words from '#words/admin/users';

const looks = new Map<string, { label: string; tone: Tone }>([
  ['active', { label: words.active, tone: 'green' }],
  ['suspended', { label: words.suspended, tone: 'yellow' }],
  ['banned', { label: words.banned, tone: 'red' }],
]);

export const userStatusOptions = [
  { value: 'Active', label: words.active },
  { value: 'suspended', label: words.suspended },
  { value: 'banned', label: words.banned },
];

/** Stored statuses are compared without case. */
export function userStatusLooks(status: string): { label: string; tone: Tone } {
  return looks.get(status.toLowerCase()) ?? { label: words.unknown, tone: 'grey' };
}

export function UserStatusBadge({ status }: { status: string }) {
  const { label, tone } = userStatusLooks(status);
  return <Badge tone={tone}>{label}</Badge>;
}
