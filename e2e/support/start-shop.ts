import { type ShopProcess, startShopProcess } from '#packages/server/test/shop-process.ts';
import { createDatabase, databaseUrl, dropDatabase } from './shop-database.ts';

export type RunningShop = ShopProcess;

/** Of the shops of all stories, so that these can send signed events. */
export const webhookSecret = 'a secret of the stories';

/** Starts the shop, by default in demo mode on its own copy of the demo data. */
export async function startShop(settings: NodeJS.ProcessEnv = {}): Promise<RunningShop> {
  const isDemo = !settings.SEED && settings.NODE_ENV !== 'production';
  const { DEMO_DATA, DEMO_DATABASE } = process.env;
  const isCopy = isDemo && !settings.DATA_DIR;
  const database = isCopy && DEMO_DATABASE ? await createDatabase(DEMO_DATABASE) : undefined;
  const shop = await startShopProcess(
    {
      // The test environment hashes passwords at a low cost.
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '10000',
      ...(isDemo && { RAZORPAY_WEBHOOK_SECRET: webhookSecret }),
      ...(database && { DATABASE_URL: databaseUrl(database) }),
      ...settings,
    },
    { copyOf: isCopy ? DEMO_DATA : undefined },
  );
  if (!database) return shop;
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      await dropDatabase(database);
    },
  };
}
