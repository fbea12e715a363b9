import { randomUUID } from 'node:crypto';
import { administer, serverUrl } from '#packages/server/test/storage/administer.ts';

/** Whether there is a PostgreSQL server for the shops of the stories; each embeds its database otherwise. */
export const hasServer = () => Boolean(process.env.TEST_DATABASE_URL);

/** Creates a database for one shop, as a copy of another one if that is named; returns its name. */
export async function createDatabase(copyOf = 'template1'): Promise<string> {
  const name = `stories_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${copyOf}`);
  return name;
}

export const dropDatabase = (name: string) =>
  administer(`drop database if exists ${name} with (force)`);

export const databaseUrl = (name: string): string =>
  Object.assign(new URL(serverUrl()), { pathname: `/${name}` }).href;
