import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addAssetRoutes } from './asset-routes.ts';

test('a page of the build before finds its files, and nothing else does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mathappu-assets-'));
  for (const name of ['before', 'now', 'another']) {
    const assets = join(folder, name, 'en/client/assets');
    mkdirSync(assets, { recursive: true });
    writeFileSync(join(assets, `${name}.js`), name);
  }
  const app = Fastify();
  await addAssetRoutes(app, join(folder, 'now'), [join(folder, 'before')]);
  const answerOf = async (name: string) => {
    const { statusCode, body, headers } = await app.inject(`/assets/${name}.js`);
    return [statusCode, statusCode === 200 && body, headers['cache-control']];
  };
  const kept = 'public, max-age=31536000, immutable';
  expect(await answerOf('now')).toEqual([200, 'now', kept]);
  expect(await answerOf('before')).toEqual([200, 'before', kept]);
  expect((await answerOf('another'))[0]).toBe(404);
  await app.close();
  rmSync(folder, { recursive: true });
});
