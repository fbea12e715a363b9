import { openShop } from '#server/open-shop.ts';
import { readConfig, readEnvironment } from '#server/platform/config/config.ts';

// Opening the shop applies the migrations that are missing and prepares the job queue.
const opened = await openShop(readConfig(readEnvironment()));
await opened.close();
process.stdout.write('The database is up to date.\n');
