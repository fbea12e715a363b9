import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openShop } from './open-shop.ts';
import { readConfig } from './platform/config/config.ts';

test('nobody but its owner may enter the data folder, what it holds, and one of an earlier version', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mathappu-shop-'));
  const folders = [dataDir, ...['pgdata', 'outbox', 'sandbox'].map((name) => join(dataDir, name))];
  const modesOf = () =>
    Promise.all(folders.map(async (path) => ((await stat(path)).mode & 0o777).toString(8)));
  const open = () =>
    openShop(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, SEED: 'none' }), {
      log: pino({ level: 'silent' }),
    });
  await chmod(dataDir, 0o755);
  const { shop, close } = await open();
  const addresses = { from: 'A shop', to: 'a@mail.test', replyTo: 'b@mail.test' };
  const mail = { ...addresses, subject: '', text: '', html: '' };
  await shop.mailer.send(mail);
  await shop.payments?.createOrder({ amountPaise: 100, receipt: 'MP-1', openForMs: 60_000 });
  expect(await modesOf()).toEqual(['700', '700', '700', '700']);
  await close();

  for (const path of folders) await chmod(path, 0o755);
  const again = await open();
  expect(await modesOf()).toEqual(['700', '700', '700', '700']);
  await again.close();
  await rm(dataDir, { recursive: true });
});
