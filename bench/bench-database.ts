import pg from 'pg';

/** A separate database for one part of the bench, and a connection to fill it. */
export async function makeDatabase(serverUrl: string, name: string): Promise<string> {
  await query(serverUrl, `drop database if exists ${name} with (force)`);
  await query(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a script of statements without a timeout. */
export async function query(url: string, script: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(script);
  } finally {
    await client.end();
  }
}
