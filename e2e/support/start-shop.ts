import { type ShopProcess, startShopProcess } from '#packages/server/test/shop-process.ts';

export type RunningShop = ShopProcess;

/** Starts the shop in demo mode on a folder of its own, where the settings say nothing else. */
export function startShop(settings: NodeJS.ProcessEnv = {}): Promise<RunningShop> {
  const isDemo = !settings.SEED && settings.NODE_ENV !== 'production';
  return startShopProcess(
    {
      // Like development, with passwords that are cheap to hash.
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '10000',
      ...settings,
    },
    { copyOf: isDemo ? process.env.DEMO_DATA : undefined },
  );
}
