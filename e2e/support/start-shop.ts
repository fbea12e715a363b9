import { type ShopProcess, startShopProcess } from '#packages/server/test/shop-process.ts';

export type RunningShop = ShopProcess;

/** Of the shops of all stories, so that these can send signed events. */
export const webhookSecret = 'a secret of the stories';

/** Starts the shop, by default in demo mode on its own folder. */
export function startShop(settings: NodeJS.ProcessEnv = {}): Promise<RunningShop> {
  const isDemo = !settings.SEED && settings.NODE_ENV !== 'production';
  return startShopProcess(
    {
      // The test environment hashes passwords at a low cost.
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '10000',
      ...(isDemo && { RAZORPAY_WEBHOOK_SECRET: webhookSecret }),
      ...settings,
    },
    { copyOf: isDemo ? process.env.DEMO_DATA : undefined },
  );
}
