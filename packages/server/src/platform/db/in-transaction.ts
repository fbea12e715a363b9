import type { Db, Tx } from './open-database.ts';

const attempts = 4;

/**
 * Runs an act in one transaction under READ COMMITTED, again when the database aborts it because
 * of a deadlock or a conflict; so the act must have no effect outside the transaction.
 */
export async function inTransaction<T>(db: Db, act: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(act);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (attempt === attempts || (code !== '40P01' && code !== '40001')) throw error;
    }
  }
}
