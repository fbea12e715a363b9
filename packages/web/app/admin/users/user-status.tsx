import { Badge, type Tone } from '#web/ui/badge.tsx';

const looks = new Map<string, { label: string; tone: Tone }>([
  ['active', { label: 'Active', tone: 'green' }],
  ['suspended', { label: 'Suspended', tone: 'yellow' }],
  ['banned', { label: 'Banned', tone: 'red' }],
]);

export const userStatusOptions = [
  { value: 'Active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'banned', label: 'Banned' },
];

/** Stored statuses are compared without case. */
export function userStatusLooks(status: string): { label: string; tone: Tone } {
  return looks.get(status.toLowerCase()) ?? { label: 'Unknown', tone: 'grey' };
}

export function UserStatusBadge({ status }: { status: string }) {
  const { label, tone } = userStatusLooks(status);
  return <Badge tone={tone}>{label}</Badge>;
}
