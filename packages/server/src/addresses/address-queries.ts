import type { Address } from '@mathappu/contract/addresses';
import { type Selectable, sql } from 'kysely';
import type { ConstraintMeanings } from '#server/platform/db/database-errors.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/** The account was deleted at the same moment. */
export const addressConstraints: ConstraintMeanings = { addresses_user_fkey: 'sessionEnded' };

export type NewAddress = Omit<Address, '_id'>;

const columns = [
  'id',
  'name',
  'mobile',
  'address_line',
  'city',
  'state',
  'pincode',
  'country',
  'is_default',
] as const;

const toAddress = (
  row: Pick<Selectable<Tables['addresses']>, (typeof columns)[number]>,
): Address => ({
  _id: row.id,
  name: row.name,
  mobile: row.mobile,
  address_line: row.address_line,
  city: row.city,
  state: row.state,
  pincode: row.pincode,
  country: row.country,
  isDefault: row.is_default,
});

/** The default one first, then the newest. */
export async function listAddresses(db: Queryable, userId: string): Promise<Address[]> {
  const rows = await db
    .selectFrom('addresses')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toAddress);
}

/** Undefined for another user's address too. */
export async function findAddress(
  db: Queryable,
  { userId, addressId }: { userId: string; addressId: string },
): Promise<Address | undefined> {
  const row = await db
    .selectFrom('addresses')
    .select(columns)
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && toAddress(row);
}

/** Serialises changes of a user's addresses until the transaction ends. */
export async function lockAddresses(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${userId}`}, 0))`.execute(
    tx,
  );
}

export async function insertAddress(
  db: Queryable,
  userId: string,
  { isDefault, ...address }: NewAddress,
): Promise<Address> {
  const row = await db
    .insertInto('addresses')
    .values({ id: newId(), user_id: userId, ...address, is_default: isDefault })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toAddress(row);
}

export async function updateAddressRow(
  tx: Tx,
  userId: string,
  { _id, isDefault, ...parts }: Address,
): Promise<Address> {
  const row = await tx
    .updateTable('addresses')
    .set({ ...parts, is_default: isDefault })
    .where('id', '=', _id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toAddress(row);
}

/** Returns false when the user has no such address. */
export async function deleteAddressRow(
  tx: Tx,
  { userId, addressId }: { userId: string; addressId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('addresses')
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function updateDefaultAddress(
  tx: Tx,
  userId: string,
  addressId: string,
): Promise<void> {
  await clearDefault(tx, userId);
  await tx
    .updateTable('addresses')
    .set({ is_default: true })
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .execute();
}

export async function clearDefault(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}

/** Returns the mobile numbers that stood in them. */
export async function deleteAddressesOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('addresses')
    .where('user_id', '=', userId)
    .returning('mobile')
    .execute();
  return rows.map(({ mobile }) => mobile);
}
