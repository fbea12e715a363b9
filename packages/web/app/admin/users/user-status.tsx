import type { UserStatus } from '@mathappu/contract/users';
import { StatusBadge, type StatusLook, statusOptions } from '#web/ui/badge.tsx';
import * as words from '#words/admin/users';

const looks: Readonly<Record<UserStatus, StatusLook>> = {
  Active: { label: words.active, tone: 'green' },
  suspended: { label: words.suspended, tone: 'yellow' },
  banned: { label: words.banned, tone: 'red' },
};

export const userStatusOptions = statusOptions(looks);

/** Stored statuses are compared without case. */
export function userStatusLook(status: string): StatusLook {
  const known = userStatusOptions.find(({ value }) => value.toLowerCase() === status.toLowerCase());
  return known ? looks[known.value] : { label: words.unknown, tone: 'grey' };
}

export const UserStatusBadge = ({ status }: { status: string }) => (
  <StatusBadge look={userStatusLook(status)} />
);
