import { findPostgresProgram } from '#server/platform/backup/postgres-programs.ts';

/** PostgreSQL of the npm package, which the tests use where no other is, comes without its programs. */
export const canDump = process.env.TEST_ENGINE !== 'postgres' || hasProgram();

function hasProgram(): boolean {
  try {
    return findPostgresProgram('pg_dump', 15).version > 0;
  } catch {
    return false;
  }
}
