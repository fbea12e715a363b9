import { openShop } from '#server/open-shop.ts';
import { ConfigError, readConfig, readEnvironment } from '#server/platform/config/config.ts';
import { describeDemo, seed } from '#server/seed-demo.ts';

const config = readConfig(readEnvironment());
if (config.isProduction)
  throw new ConfigError(['NODE_ENV: demo data cannot be used in production']);
const opened = await openShop(config);
try {
  const isSeeded = await seed(opened.shop);
  process.stdout.write(
    isSeeded
      ? `The demo catalogue is on the shelves.\n${await describeDemo(config)}`
      : 'The shop has products already; nothing was changed.\n',
  );
} finally {
  await opened.close();
}
