import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type GatewayContact = {
  askedAt: Date;
  answeredAt: Date | null;
  /** Null when the last question was answered. */
  failingSince: Date | null;
  failure: Tables['gateway_contacts']['failure'];
  /** The time up to which the provider's refunds are known. */
  refundsListedAt: Date | null;
};

/** When the provider was last asked with this key by any process, and when it last answered. */
export async function findGatewayContact(
  db: Queryable,
  keyId: string,
): Promise<GatewayContact | undefined> {
  return db
    .selectFrom('gateway_contacts')
    .select([
      'asked_at as askedAt',
      'answered_at as answeredAt',
      'failing_since as failingSince',
      'failure',
      'refunds_listed_at as refundsListedAt',
    ])
    .where('key_id', '=', keyId)
    .executeTakeFirst();
}

/** Records that the provider was asked, and how it failed; null when it answered. */
export async function recordGatewayContact(
  db: Queryable,
  keyId: string,
  { at, failure }: { at: Date; failure: GatewayContact['failure'] },
): Promise<void> {
  const contact = {
    asked_at: at,
    failure,
    ...(failure === null && { answered_at: at, keys_refused_at: null }),
  };
  const failingSince = failure === null ? null : at;
  await db
    .insertInto('gateway_contacts')
    .values({ ...contact, key_id: keyId, failing_since: failingSince })
    .onConflict((conflict) =>
      conflict.column('key_id').doUpdateSet({
        ...contact,
        failing_since:
          failure === null ? null : sql<Date>`coalesce(gateway_contacts.failing_since, ${at})`,
      }),
    )
    .execute();
}

/** Returns false when the keys have been refused ever since the provider last accepted them. */
export async function markKeysRefused(db: Queryable, keyId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gateway_contacts')
    .set({ keys_refused_at: at })
    .where('key_id', '=', keyId)
    .where('keys_refused_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that all refunds that the provider had made by then are known or asked about. */
export async function updateRefundsListed(db: Queryable, keyId: string, at: Date): Promise<void> {
  await db
    .updateTable('gateway_contacts')
    .set({ refunds_listed_at: at })
    .where('key_id', '=', keyId)
    .execute();
}
