import { sql } from 'kysely';
import type { OpenDatabase } from './open-database.ts';

/**
 * Frees the space of deleted rows and counts what the planner estimates by. A server does so by itself,
 * in the embedded database nobody does: searches of 20,000 products then take three times as long.
 * https://www.postgresql.org/docs/current/routine-vacuuming.html
 */
export async function vacuumEmbedded({
  db,
  engine,
}: Pick<OpenDatabase, 'db' | 'engine'>): Promise<void> {
  if (engine === 'pglite') await sql`vacuum analyze`.execute(db);
}
