import { mobileNumberOf } from '@mathappu/contract/mobile-number';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { adoptLink } from './link-queries.ts';
import { getLink } from './show-link.ts';

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
  if (link.phone !== '') {
    await limits.use('linkNumber', code);
    if (mobileNumberOf(link.phone) !== mobile) throw new AppError('linkNumberWrong');
  }
  const isFirst = await inTransaction(db, (tx) => adoptLink(tx, link, userId));
  if (!isFirst) throw new AppError('linkTaken');
  return link.number;
}
