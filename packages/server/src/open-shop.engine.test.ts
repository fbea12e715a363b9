import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, inject, test } from 'vitest';
import { openCopy } from '#test/database-template.ts';
import { openShop } from './open-shop.ts';
import { readConfig } from './platform/config/config.ts';
import { closeToOthers } from './platform/files/own-folder.ts';

test('a start that fails closes what it has opened', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mathappu-shop-'));
  // The folder of uploads cannot be made where a file has its name.
  await writeFile(join(folder, 'uploads'), '');
  const database = await openCopy(inject('databaseTemplate'));
  const closed: string[] = [];
  const start = openShop(readConfig({ NODE_ENV: 'test', DATA_DIR: folder, SEED: 'none' }), {
    database: {
      ...database,
      close: async () => {
        closed.push('database');
        await database.close();
      },
    },
    mailer: { send: async () => undefined, close: () => void closed.push('mailer') },
    log: pino({ level: 'silent' }),
  });
  await expect(start).rejects.toThrow('EEXIST');
  expect(closed).toEqual(['mailer', 'database']);
  await rm(folder, { recursive: true });
});

test('a data folder that cannot be closed to others, or is not there, does not prevent a start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mathappu-shop-'));
  closeToOthers(join(folder, 'missing'));
  await mkdir(join(folder, 'open'), { mode: 0o755 });
  closeToOthers(join(folder, 'open'));
  expect((await stat(join(folder, 'open'))).mode & 0o777).toBe(0o700);
  // Belongs to the system, whoever runs the test.
  expect(() => closeToOthers('/proc/self')).not.toThrow();
  await rm(folder, { recursive: true });
});
