import { toShopDay } from '@mathappu/contract/shop-time';
import { grantWords } from '@mathappu/contract/staff/grant-words';
import { grantsOfRole, type Held, hasGrant } from '@mathappu/contract/staff/grants';
import { assertOwnPassword } from '#server/account/own-password.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { findHeld } from './may-give.ts';
import { lockPeople } from './staff-queries.ts';

/**
 * A write about people: it asks for the caller's password, has the people for itself until its
 * transaction ends, and knows what the caller holds at that moment.
 * @throws AppError wrongPassword, or grantMissing when the caller's access was taken meanwhile
 */
export async function changePeople<Result>(
  { db, limits, now }: Pick<Shop, 'db' | 'limits' | 'now'>,
  caller: Caller,
  password: string,
  write: (tx: Tx, own: Held) => Promise<Result>,
): Promise<Result> {
  await assertOwnPassword({ db, limits }, caller, password);
  return inTransaction(db, async (tx) => {
    await lockPeople(tx);
    const own = await findHeld(tx, caller.userId, toShopDay(now()));
    if (!own || !hasGrant(grantsOfRole(own), 'write_people'))
      throw new AppError('grantMissing', { grant: grantWords.write_people });
    return write(tx, own);
  });
}
