import { writeFileSync } from 'node:fs';
import { migrate } from '#packages/server/src/platform/db/migrate.ts';
import { openEmbeddedDatabase } from '#packages/server/src/platform/db/open-database.ts';
import { writeTableTypes } from './table-types.ts';

// Writes packages/server/src/platform/db/tables.ts after a migration has changed the tables.
const database = await openEmbeddedDatabase({});
await migrate(database);
const path = new URL('../packages/server/src/platform/db/tables.ts', import.meta.url);
writeFileSync(path, await writeTableTypes(database.db));
await database.close();
