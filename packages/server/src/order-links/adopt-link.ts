import { mobileNumberOf } from '@mathappu/contract/mobile-number';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { adoptLink, lockLink } from './link-queries.ts';
import { getLink, needsMobile } from './show-link.ts';

type Adoption = {
  readonly code: string;
  readonly userId: string;
  readonly mobile: string | undefined;
};

/**
 * Adds what a link shows to an account, once, for whoever knows the mobile number that was given for it.
 * Returns its number.
 * @throws AppError linkNotFound, linkTaken, linkNumberWrong, tooManyRequests after five numbers in an hour
 */
export async function adoptSharedOrder(
  { db, limits }: Pick<Shop, 'db' | 'limits'>,
  { code, userId, mobile = '' }: Adoption,
): Promise<string> {
  const link = await getLink(db, code);
  if (link.userId === userId) return link.number;
  if (link.userId !== null) throw new AppError('linkTaken');
  if (needsMobile(link)) {
    await limits.use('linkNumber', code);
    if (mobileNumberOf(link.phone) !== mobile) throw new AppError('linkNumberWrong');
  }
  return inTransaction(db, async (tx) => {
    const locked = await lockLink(tx, code);
    if (!locked) throw new AppError('linkNotFound');
    if (locked.userId !== null && locked.userId !== userId) throw new AppError('linkTaken');
    await adoptLink(tx, locked, userId);
    return locked.number;
  });
}
