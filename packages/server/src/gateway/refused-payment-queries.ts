import type { Paise } from '@mathappu/contract/money';
import { sql } from 'kysely';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';

type RefusedPayment = {
  userId: string;
  amountPaise: Paise;
  /** In the provider's words. */
  message: string;
  at: Date;
};

/** Records that the provider refused to take this amount of a customer; another try is counted. */
export async function recordRefusedPayment(
  db: Queryable,
  { userId, amountPaise, message, at }: RefusedPayment,
): Promise<void> {
  await db
    .insertInto('refused_payments')
    .values({
      id: newId(),
      user_id: userId,
      amount_paise: amountPaise,
      provider_message: message,
      refused_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'amount_paise', 'provider_message']).doUpdateSet({
        tries: sql<number>`refused_payments.tries + 1`,
        refused_at: at,
      }),
    )
    .execute();
}

/** The amounts refused since then, the last first; not those of accounts deleted meanwhile. */
export const listRefusedPayments = (db: Queryable, since: Date) =>
  db
    .selectFrom('refused_payments as refused')
    .innerJoin('users', 'users.id', 'refused.user_id')
    .select(['refused.id', 'users.name as customer', 'users.phone', 'refused.tries'])
    .select(['refused.amount_paise as amountPaise', 'refused.provider_message as message'])
    .select('refused.refused_at as at')
    .where('users.deleted_at', 'is', null)
    .where('refused.refused_at', '>', since)
    .orderBy('refused.refused_at', 'desc')
    .limit(20)
    .execute();

/** Deletes those that have not been shown for long. */
export const deleteOldRefusedPayments = (db: Queryable): Promise<void> =>
  deleteInBatches(db, 'refused_payments', sql`refused_at < now() - interval '30 days'`);
