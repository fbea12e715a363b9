import { AppError } from '#server/platform/http/app-error.ts';

/** @throws AppError when the account is suspended or banned, with the reason where one was given */
export function assertAccountActive(user: { status: string; status_reason: string }): void {
  const { status, status_reason: reason } = user;
  if (status === 'suspended') {
    throw reason
      ? new AppError('accountSuspendedBecause', { reason })
      : new AppError('accountSuspended');
  }
  if (status === 'banned') {
    throw reason ? new AppError('accountBannedBecause', { reason }) : new AppError('accountBanned');
  }
}
