import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';

/**
 * For calls that staff make without the second step that their role asks for, which refuses those of staff.
 * @throws AppError accessDenied
 */
export function assertStaff({ staff }: Caller): void {
  if (!staff) throw new AppError('accessDenied');
}
