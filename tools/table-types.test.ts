import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrate } from '#packages/server/src/platform/db/migrate.ts';
import { openEmbeddedDatabase } from '#packages/server/src/platform/db/open-database.ts';
import { writeTableTypes } from './table-types.ts';

test('tables.ts matches the migrated database; otherwise run: npm run types:tables', async () => {
  const database = await openEmbeddedDatabase({});
  await migrate(database);
  const path = new URL('../packages/server/src/platform/db/tables.ts', import.meta.url);
  expect(readFileSync(path, 'utf8')).toBe(await writeTableTypes(database.db));
  await database.close();
});
