import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '#server/platform/config/config.ts';
import { StartError } from '#server/platform/config/start-error.ts';
import { emptyUnfinished } from '#server/platform/files/unfinished-folder.ts';
import { checkSessions } from './check-sessions.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { type OpenDatabase, openEmbeddedDatabase, openServerDatabase } from './open-database.ts';

/** The database that the settings name; the embedded one with the lock of its folder. */
export async function openShopDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  if (!config.DATABASE_URL) return openLocked(config.dataDir);
  const database = openServerDatabase(config.DATABASE_URL, {
    poolSize: config.DATABASE_POOL,
    directUrl: config.DATABASE_DIRECT_URL,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  try {
    await checkSessions(database, config.DATABASE_DIRECT_URL !== undefined);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** For commands: the server itself, with one connection whose statements have no timeout. */
export async function openPatientDatabase(config: Config): Promise<OpenDatabase> {
  const url = directUrlOf(config);
  if (url === undefined) return openLocked(config.dataDir);
  return openServerDatabase(url, { poolSize: 1, isPatient: true, onError: () => undefined });
}

/**
 * The same of a shop that there is: none is made.
 * @throws StartError when there is none
 */
export async function openExistingShop(config: Config): Promise<OpenDatabase> {
  const noShop = new StartError(
    config.DATABASE_URL
      ? 'There is no shop in the database.'
      : `There is no shop in ${config.dataDir}.`,
  );
  if (!config.DATABASE_URL && !existsSync(join(config.dataDir, 'pgdata', 'PG_VERSION')))
    throw noShop;
  const database = await openPatientDatabase(config);
  try {
    const { rows } = await sql`select where to_regclass('applied_migrations') is null`.execute(
      database.db,
    );
    if (rows.length > 0) throw noShop;
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Undefined when the database is the embedded one. */
export const directUrlOf = (config: Config): string | undefined =>
  config.DATABASE_URL && (config.DATABASE_DIRECT_URL ?? config.DATABASE_URL);

async function openLocked(dataDir: string): Promise<OpenDatabase> {
  const lock = lockDataFolder(dataDir);
  try {
    emptyUnfinished(dataDir);
    const database = await openEmbeddedDatabase({ dataDir });
    const close = async () => {
      await database.close();
      lock.release();
    };
    return { ...database, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
