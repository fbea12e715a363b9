import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toShopDay, toShopTime } from '@mathappu/contract/shop-time';
import { archiveRows } from '#server/maintenance/archive-rows.ts';
import { readConfig, readEnvironment } from '#server/platform/config/config.ts';
import { StartError } from '#server/platform/config/start-error.ts';
import { openExistingShop } from '#server/platform/db/open-shop-database.ts';
import { runCommand } from './run-command.ts';

/** Until then the shop's own pages show who changed what. */
const daysInShop = 90;

await runCommand(async () => {
  const { values } = parseArgs({ options: { before: { type: 'string' } } });
  // The day begins when it does in the shop.
  const before = new Date(`${values.before}T00:00:00+05:30`);
  if (!values.before || Number.isNaN(before.getTime())) {
    throw new StartError('Name a day: npm run archive -- --before=2026-01-01');
  }
  if (before.getTime() > Date.now() - daysInShop * 86_400_000) {
    throw new StartError(`The last ${daysInShop} days stay in the shop: name an earlier day.`);
  }
  const config = readConfig(readEnvironment());
  const archives = join(config.dataDir, 'archives');
  const name = toShopTime(new Date()).replace(/[: ]/g, '-');
  const database = await openExistingShop(config);
  try {
    const tables = await archiveRows(database.db, archives, { before, name });
    const written = Object.entries(tables ?? {})
      .filter(([, { rows }]) => rows > 0)
      .map(([table, { rows }]) => `${rows} rows of ${table}`);
    process.stdout.write(
      tables
        ? `${new Intl.ListFormat('en').format(written)} are in ${join(archives, name)}\n`
        : `Nothing from before ${toShopDay(before)} is left to archive.\n`,
    );
  } finally {
    await database.close();
  }
});
