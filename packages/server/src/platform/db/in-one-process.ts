import { sql } from 'kysely';

/**
 * A condition that holds, for a statement that takes longer to share among parallel workers than it
 * runs: a function that is not safe for them, evaluated once.
 * https://www.postgresql.org/docs/current/parallel-safety.html
 */
export const inOneProcess = sql<boolean>`current_schema() is not null`;
