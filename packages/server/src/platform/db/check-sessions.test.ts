import { describe, expect, inject, test } from 'vitest';
import { createEmptyDatabase } from '#test/database-template.ts';
import { checkSessions } from './check-sessions.ts';
import { openServerDatabase } from './open-database.ts';

const rounds = 10;
const processes = 6;

// The embedded database has no sessions of others.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('behind a pooler', () => {
  test('processes that start together give the role its settings', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const url = await createEmptyDatabase(inject('databaseTemplate'));
      const databases = Array.from({ length: processes }, () =>
        openServerDatabase(url, { poolSize: 1, directUrl: url, onError: () => undefined }),
      );
      const starts = databases.map((database) => checkSessions(database, true));
      await expect(Promise.all(starts)).resolves.toHaveLength(processes);
      await Promise.all(databases.map(({ close }) => close()));
    }
  });
});
