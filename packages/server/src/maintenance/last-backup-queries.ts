import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';

/**
 * Each backup writes its row of `given_once` again, so that the row holds the time of the last one.
 */
const what = 'backup';

/** Wherever the backup is and whoever made it, each process knows of it. */
export async function recordBackup(db: Queryable): Promise<void> {
  await db
    .insertInto('given_once')
    .values({ what })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ at: sql`now()` }))
    .execute();
}

export async function findLastBackup(db: Queryable): Promise<Date | undefined> {
  const row = await db
    .selectFrom('given_once')
    .select('at')
    .where('what', '=', what)
    .executeTakeFirst();
  return row?.at;
}
