import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  openEmbeddedDatabase,
  openServerDatabase,
} from '#packages/server/src/platform/db/open-database.ts';
import { secondAdmin } from './people.ts';
import { createDatabase, databaseUrl, dropDatabase, hasServer } from './shop-database.ts';
import { startShop } from './start-shop.ts';

/** Before all stories: opens the demo shop once, so that theirs start from a copy of its data. */
export default async function storeDemoData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mathappu-demo-'));
  const name = hasServer() ? await createDatabase() : undefined;
  const url = name && databaseUrl(name);
  const shop = await startShop({
    DATA_DIR: folder,
    DATABASE_URL: url,
    ADMIN_EMAIL: secondAdmin.email,
    ADMIN_PASSWORD: secondAdmin.password,
  });
  await shop.stop();
  // Each shop fills its settings from its own environment.
  const database = url
    ? openServerDatabase(url, { poolSize: 1, onError: () => undefined })
    : await openEmbeddedDatabase({ dataDir: folder });
  await database.db.deleteFrom('shop_settings').execute();
  await database.close();
  process.env.DEMO_DATA = folder;
  if (name) process.env.DEMO_DATABASE = name;
  return async () => {
    if (name) await dropDatabase(name);
    await rm(folder, { recursive: true, force: true });
  };
}
