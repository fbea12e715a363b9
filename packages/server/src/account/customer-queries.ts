import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';

export type Customer = { id: string; name: string; email: string; phone: string };

/**
 * Locks an account, so that what one person orders at once happens one after the other.
 * @throws AppError sessionEnded when it has been deleted meanwhile
 */
export async function lockCustomer(tx: Tx, userId: string): Promise<Customer> {
  const customer = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!customer) throw new AppError('sessionEnded');
  return customer;
}
