import { withOwnPostgres } from '../scripts/postgres-server.mjs';

type CrashablePostgres = Parameters<Parameters<typeof withOwnPostgres>[0]>[0];

/** A PostgreSQL of our own that writes through (fsync on), to be killed and started again. */
export const withDurablePostgres = (
  work: (postgres: CrashablePostgres) => Promise<void>,
): Promise<void> => withOwnPostgres(work, { isDurable: true });
