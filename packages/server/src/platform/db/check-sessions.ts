import pg from 'pg';
import { StartError } from '#server/platform/config/start-error.ts';
import {
  directSession,
  planSettings,
  type ServerDatabase,
  sessionSettings,
} from './open-database.ts';

/** An arbitrary advisory lock that nothing else on this database uses. */
const roleLock = 7_202_613;

/** https://www.postgresql.org/docs/current/errcodes-appendix.html (protocol_violation) */
const protocolViolation = '08P01';

/**
 * Makes sure that each session has the shop's settings. A pooler in transaction mode does not hand them
 * on: with the address of the server itself known, that gives them to every session of the role. Without
 * those for plans, which sessions from before a deploy may lack, the shop is only slower.
 * @throws StartError when a pooler is between and that address is not known
 */
export async function checkSessions(database: ServerDatabase, hasPooler: boolean): Promise<void> {
  if (hasPooler) await setForRole(database.direct);
  const missing = await findMissing(
    database,
    hasPooler ? sessionSettings : { ...sessionSettings, ...directSession },
  );
  if (missing.length === 0) return;
  throw new StartError(
    hasPooler
      ? `Sessions through DATABASE_URL lack the settings ${missing.join(', ')}. Does it lead to the same database, with the same role, as DATABASE_DIRECT_URL? A pooler that was running before has to close its idle connections (PgBouncer: RECONNECT).`
      : 'DATABASE_URL leads to a pooler in transaction mode. Set DATABASE_DIRECT_URL to the address of the PostgreSQL server itself, for migrations and for hearing of changes.',
  );
}

/** Two processes that set something of one role at once fail on its row of the catalogue. */
async function setForRole(direct: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(direct);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${roleLock})`);
    const { rows } = await client.query<{ database: string }>(
      'select quote_ident(current_database()) as database',
    );
    for (const [name, value] of Object.entries({ ...sessionSettings, ...planSettings })) {
      await client.query(
        `alter role current_user in database ${rows[0]?.database} set ${name} = '${value}'`,
      );
    }
  } finally {
    await client.end();
  }
}

/** The names of settings that a session of the pool does not have. */
async function findMissing(
  { pool }: ServerDatabase,
  settings: Readonly<Record<string, string>>,
): Promise<string[]> {
  try {
    const { rows } = await pool.query<{ name: string; value: string | null }>(
      'select name, current_setting(name, true) as value from unnest($1::text[]) as name',
      [Object.keys(settings)],
    );
    return rows.filter(({ name, value }) => value !== settings[name]).map(({ name }) => name);
  } catch (error) {
    // PgBouncer refuses settings at the start of a session unless it was told to ignore them.
    if ((error as { code?: string }).code === protocolViolation) return ['options'];
    throw error;
  }
}
