import {
  DefaultJobQueuePlugin,
  DefaultSchedulerPlugin,
  DefaultSearchPlugin,
  dummyPaymentHandler,
} from '@vendure/core';

export const config = {
  apiOptions: {
    hostname: '127.0.0.1',
    port: Number(process.env.PORT),
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    // In production it refuses its default.
    superadminCredentials: { identifier: 'superadmin', password: 'of the bench alone' },
    cookieOptions: { secret: 'of the bench alone' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    url: process.env.DATABASE_URL,
    synchronize: false,
    logging: false,
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [
    DefaultSchedulerPlugin.init(),
    // Asked for jobs while it is filled alone.
    DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true, pollInterval: 10 }),
    // Without the buffer each product of the import is a job of its own, some four a second.
    DefaultSearchPlugin.init({ bufferUpdates: true, indexStockStatus: true }),
  ],
};
