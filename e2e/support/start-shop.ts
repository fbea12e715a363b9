import { randomUUID } from 'node:crypto';
import { type ShopProcess, startShopProcess } from '#packages/server/test/shop-process.ts';
import { administer, serverUrl } from '#packages/server/test/storage/administer.ts';

export type RunningShop = ShopProcess;

/** Starts the shop, by default in demo mode with data of its own. */
export async function startShop(settings: NodeJS.ProcessEnv = {}): Promise<RunningShop> {
  const isDemo = !settings.SEED && settings.NODE_ENV !== 'production';
  const isCopy = isDemo && !settings.DATA_DIR;
  const { DEMO_DATA, DEMO_DATABASE } = process.env;
  const database = isCopy && DEMO_DATABASE ? await createDemoDatabase(DEMO_DATABASE) : undefined;
  const shop = await startShopProcess(
    {
      // The test environment hashes passwords at a low cost.
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '10000',
      ...(database && { DATABASE_URL: database.url }),
      ...settings,
    },
    { copyOf: isCopy ? DEMO_DATA : undefined },
  );
  const stop = async () => {
    await shop.stop();
    await database?.drop();
  };
  return { ...shop, stop };
}

type DemoDatabase = { readonly name: string; readonly url: string; drop(): Promise<void> };

/** On the server of TEST_DATABASE_URL; without one the shops have the embedded database. */
export async function createDemoDatabase(
  template = 'template1',
): Promise<DemoDatabase | undefined> {
  if (!process.env.TEST_DATABASE_URL) return undefined;
  const name = `demo_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${template}`);
  return {
    name,
    url: Object.assign(new URL(serverUrl()), { pathname: name }).href,
    drop: async () => void (await administer(`drop database ${name} with (force)`)),
  };
}
