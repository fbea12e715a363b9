import type { ApiKey } from '@mathappu/contract/programs/api-keys';
import type { Grant } from '@mathappu/contract/staff/grants';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { isInForce, joinWork, type Working, workColumns } from './session-queries.ts';

type KeyWithMaker = Working & {
  keyId: string;
  keyName: string;
  keyGrants: Grant[];
  /** Whether neither the key nor its maker's access has ended. */
  isLiving: boolean;
  /** Whether its use today from this network is recorded. */
  isRecorded: boolean;
  userId: string;
  name: string;
  email: string;
};

/**
 * Key, maker and the maker's grants in one statement; it runs for every request with a key.
 * @param today of the shop's calendar
 */
export async function findKeyWithMaker(
  db: Queryable,
  tokenHash: string,
  { today, network }: { today: string; network: string },
): Promise<KeyWithMaker | undefined> {
  const { rows } = await sql<KeyWithMaker>`
    select api_keys.id as "keyId", api_keys.name as "keyName", api_keys.grants as "keyGrants",
      api_keys.ended_at is null and api_keys.ends_on >= ${today}::date and users.status = 'Active'
        and users.deleted_at is null and work.grants is not null as "isLiving",
      api_keys.last_used_on is not distinct from ${today}::date
        and api_keys.last_network = ${network} as "isRecorded",
      users.id as "userId", users.name, users.email,
      ${workColumns}
    from api_keys join users on users.id = api_keys.user_id
      ${joinWork(today)}
    where api_keys.token_hash = ${tokenHash}`.execute(db);
  return rows[0];
}

export async function updateKeyUse(
  db: Queryable,
  id: string,
  { today, network }: { today: string; network: string },
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_on: sql<Date>`${today}::date`, last_network: network })
    .where('id', '=', id)
    .execute();
}

const selectKeys = (db: Queryable) =>
  db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select(['api_keys.id', 'api_keys.name', 'api_keys.start', 'api_keys.grants'])
    .select(['api_keys.last_network', 'api_keys.created_at', 'users.name as by'])
    .select([
      sql<string | null>`to_char(api_keys.last_used_on, 'YYYY-MM-DD')`.as('last_used_on'),
      sql<string>`to_char(api_keys.ends_on, 'YYYY-MM-DD')`.as('ends_on'),
    ]);

type KeyRow = Awaited<ReturnType<typeof findKey>> & object;

export const findKey = (db: Queryable, id: string) =>
  selectKeys(db).where('api_keys.id', '=', id).executeTakeFirst();

/** The keys that have not ended, the newest first. */
export const listLivingKeys = (db: Queryable, today: string) =>
  selectKeys(db)
    .where('api_keys.ended_at', 'is', null)
    .where(sql<boolean>`api_keys.ends_on >= ${today}::date`)
    .orderBy('api_keys.created_at', 'desc')
    .orderBy('api_keys.id', 'desc')
    .execute();

export const toKey = (row: KeyRow): ApiKey => ({
  _id: row.id,
  name: row.name,
  start: row.start,
  grants: row.grants as Grant[],
  by: row.by,
  lastUsedOn: row.last_used_on,
  lastNetwork: row.last_network,
  endsOn: row.ends_on,
  createdAt: row.created_at.toISOString(),
});

export async function insertKey(
  db: Queryable,
  {
    ends_on: endsOn,
    ...row
  }: Omit<Insertable<Tables['api_keys']>, 'ends_on'> & { ends_on: string },
): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({ ...row, ends_on: sql<Date>`${endsOn}::date` })
    .execute();
}

const endKeys = (db: Queryable) =>
  db.updateTable('api_keys').set({ ended_at: sql<Date>`now()` }).where('ended_at', 'is', null);

export async function endKey(db: Queryable, id: string): Promise<void> {
  await endKeys(db).where('id', '=', id).execute();
}

/** Ends the keys of somebody whose access ends or who is suspended; they stay ended. */
export async function endKeysOf(db: Queryable, userId: string): Promise<void> {
  await endKeys(db).where('user_id', '=', userId).execute();
}

/**
 * Ends the keys of everybody whose access is over by its day, or was ended by the release before, and deletes
 * those of accounts that it has deleted.
 */
export async function endKeysOfFormerStaff(db: Queryable, today: string): Promise<void> {
  await endKeys(db)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('staff')
            .innerJoin('users', 'users.id', 'staff.user_id')
            .select(sql`1`.as('one'))
            .whereRef('staff.user_id', '=', 'api_keys.user_id')
            .where(isInForce(sql`${today}::date`))
            .where('users.status', '=', 'Active')
            .where('users.deleted_at', 'is', null),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom('api_keys')
    .where('user_id', 'in', (query) =>
      query.selectFrom('users').select('id').where('deleted_at', 'is not', null),
    )
    .execute();
}

export async function deleteKeysOf(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('api_keys').where('user_id', '=', userId).execute();
}
