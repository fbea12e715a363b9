import pg from 'pg';

/** A new database on the server that TEST_DATABASE_URL names, dropped afterwards; none without it. */
export async function withDatabase(
  work: (url: string | undefined) => Promise<void>,
): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return work(undefined);
  const name = `faults_${process.pid}_${Date.now()}`;
  const administer = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  try {
    await work(url.href);
  } finally {
    await administer(`drop database if exists ${name} with (force)`);
  }
}
