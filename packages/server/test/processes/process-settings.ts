/** Of several shops that run as processes on one database. */
export const processSettings = {
  NODE_ENV: 'test',
  AUTH_SECRET: 'one-secret-of-all-processes-0123456789',
  SEED: 'demo',
  LOG_LEVEL: 'warn',
  // Tokens are of one shop.
  PUBLIC_URL: 'http://shop.test',
};
