import { type ShopProcess, startShopProcess } from '#packages/server/test/shop-process.ts';
import { copyDemoDatabase } from './demo-database.ts';

export type RunningShop = ShopProcess;

/** Starts the shop, by default in demo mode with data of its own. */
export async function startShop(settings: NodeJS.ProcessEnv = {}): Promise<RunningShop> {
  const isDemo = !settings.SEED && settings.NODE_ENV !== 'production';
  const isCopy = isDemo && !settings.DATA_DIR;
  const database = isCopy ? await copyDemoDatabase() : undefined;
  const shop = await startShopProcess(
    {
      // The test environment hashes passwords at a low cost.
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '10000',
      ...(database && { DATABASE_URL: database.url }),
      ...settings,
    },
    { copyOf: isCopy ? process.env.DEMO_DATA : undefined },
  );
  const stop = async () => {
    await shop.stop();
    await database?.drop();
  };
  return { ...shop, stop };
}
