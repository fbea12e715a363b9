import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { createEmptyDatabase } from '#test/database-template.ts';
import { runScript } from '#test/processes/run-script.ts';
import { canDump } from '#test/storage/can-dump.ts';

const scriptAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const seedCommand = scriptAt('../../cli/seed.ts');
const backupCommand = scriptAt('../../cli/backup.ts');
const damage = scriptAt('../../../test/storage/damage-dump.ts');

test.runIf(canDump)(
  'a backup whose dump was written damaged fails, and deletes no other',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mathappu-damaged-'));
    const isServer = process.env.TEST_ENGINE === 'postgres';
    const settings = {
      DATA_DIR: dataDir,
      SEED: 'demo',
      DATABASE_URL: isServer ? await createEmptyDatabase(inject('databaseTemplate')) : '',
    };
    expect((await runScript(seedCommand, settings))[0]).toBe(0);
    const older = ['2026-01-05-09-00-00', '2026-01-05-21-00-00'];
    for (const name of older) {
      await mkdir(join(dataDir, 'backups', name), { recursive: true });
      await writeFile(join(dataDir, 'backups', name, 'manifest.json'), '{}');
    }

    const damaged = await runScript(backupCommand, {
      ...settings,
      NODE_OPTIONS: `--import=${damage}`,
    });
    expect(damaged).toEqual([
      1,
      expect.stringMatching(/^The backup is damaged: database\.\S+ cannot be read \(.+\)\.\n$/),
    ]);
    expect(await readdir(join(dataDir, 'backups'))).toEqual(expect.arrayContaining(older));

    // The damaged one of the same day is not among the finished.
    const sound = await runScript(backupCommand, settings);
    expect(sound).toEqual([0, expect.stringContaining('1 older ones were deleted')]);
    expect(await readdir(join(dataDir, 'backups'))).not.toContain(older[0]);
    await rm(dataDir, { recursive: true });
  },
);
