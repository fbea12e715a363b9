import pg from 'pg';
import { UserError } from '#scripts/user-error.mjs';
import { query } from './bench-database.ts';
import { nameOf, parentOf, processorSecondsOfTree } from './processor-time.ts';

/** Of the server that holds a database, and of the statements in that database, so far. */
export type DatabaseAccount = {
  readonly processorSeconds: () => number;
  readonly counts: () => Promise<{ statements: number; buffers: number }>;
};

/** The module that counts statements, which a server has to load as it starts. */
export const statementCounter = { shared_preload_libraries: 'pg_stat_statements' };

export async function openDatabaseAccount(databaseUrl: string): Promise<DatabaseAccount> {
  await query(databaseUrl, 'create extension if not exists pg_stat_statements');
  const server = await findServer(databaseUrl);
  return {
    processorSeconds: () => processorSecondsOfTree(server),
    counts: async () => {
      const { rows } = await query(
        databaseUrl,
        `select coalesce(sum(calls), 0)::float8 as statements,
           coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as buffers
         from pg_stat_statements
         where dbid = (select oid from pg_database where datname = current_database())`,
      );
      return rows[0] as { statements: number; buffers: number };
    },
  };
}

async function findServer(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return serverOf(rows[0]?.pid ?? 0);
  } finally {
    await client.end();
  }
}

/** The process that started the one of a connection. A server elsewhere, or in a container, names a process that is none or another one here. */
export function serverOf(connection: number): number {
  if (nameOf(connection) !== 'postgres')
    throw new UserError('PostgreSQL has to run on this machine, where its processes are seen.');
  return parentOf(connection);
}
