import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';

/** What is done again and again, wherever and by whichever process. */
type Repeated = 'backup' | 'backup copied' | 'mail sent';

/** Keeps the time at which it was done last, in its row of `given_once`. */
export async function recordDone(db: Queryable, what: Repeated): Promise<void> {
  await db
    .insertInto('given_once')
    .values({ what })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ at: sql`now()` }))
    .execute();
}

export async function findLastDone(db: Queryable): Promise<Partial<Record<Repeated, Date>>> {
  const rows = await db
    .selectFrom('given_once')
    .select(['what', 'at'])
    .where('what', 'in', ['backup', 'backup copied', 'mail sent'] satisfies Repeated[])
    .execute();
  return Object.fromEntries(rows.map(({ what, at }) => [what, at]));
}
