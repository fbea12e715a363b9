import pg from 'pg';

export const serverUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL');
  return url;
};

/**
 * Runs statements on the server by a connection of its own: without the shop's limits of time, which
 * a busy machine exceeds, and not through a pooler, which would hand its settings on to others.
 */
export async function administer(
  statement: string,
  connection: pg.ClientConfig = { connectionString: serverUrl() },
): Promise<pg.QueryResult<{ name: string }>> {
  const client = new pg.Client({ ...connection, query_timeout: 0 });
  await client.connect();
  try {
    // Behind a pooler the shop's settings are those of the role.
    await client.query('set statement_timeout = 0');
    // A template may not be in use; another test file may be copying it this very moment.
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await client.query(statement);
      } catch (error) {
        if ((error as { code?: string }).code !== '55006' || attempt === 50) throw error;
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    }
  } finally {
    await client.end();
  }
}
