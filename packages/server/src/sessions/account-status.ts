import { type ErrorCode, errorTable } from '@mathappu/contract/errors';
import { AppError } from '#server/platform/http/app-error.ts';

const refusals: Readonly<Record<string, ErrorCode>> = {
  suspended: 'accountSuspended',
  banned: 'accountBanned',
};

/** @throws AppError accountSuspended or accountBanned, with the reason */
export function assertAccountActive(user: { status: string; status_reason: string }): void {
  const code = refusals[user.status];
  if (!code) return;
  const [, sentence] = errorTable[code];
  throw new AppError(code, {
    message: user.status_reason ? `${sentence}: ${user.status_reason}` : sentence,
  });
}
