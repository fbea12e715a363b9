import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  openEmbeddedDatabase,
  openServerDatabase,
} from '#packages/server/src/platform/db/open-database.ts';

import { createDemoDatabase, startShop } from './start-shop.ts';

/** Before all stories: opens the demo shop once, so that theirs start from a copy of its data. */
export default async function storeDemoData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mathappu-demo-'));
  const onServer = await createDemoDatabase();
  const shop = await startShop({ DATA_DIR: folder, DATABASE_URL: onServer?.url ?? '' });
  await shop.stop();
  // Each shop fills its settings from its own environment.
  const database = onServer
    ? openServerDatabase(onServer.url, { poolSize: 1, onError: () => undefined })
    : await openEmbeddedDatabase({ dataDir: folder });
  await database.db.deleteFrom('shop_settings').execute();
  await database.close();
  process.env.DEMO_DATA = folder;
  process.env.DEMO_DATABASE = onServer?.name ?? '';
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await onServer?.drop();
  };
}
