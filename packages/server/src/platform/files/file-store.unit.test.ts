import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderStore } from './file-store.ts';

const hasFullDevice = existsSync('/dev/full');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mathappu-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.runIf(hasFullDevice)('a full disk is a refusal, and leaves no part behind', async () => {
  const store = await openFolderStore(folder, 'a-writer');
  // What the store writes before it has the name goes to a device that is always full.
  await symlink('/dev/full', join(folder, '.full-1.webp.a-writer.part'));
  const write = () => store.write('full-1.webp', Buffer.alloc(100));
  await expect(write()).rejects.toMatchObject({ code: 'diskFull', status: 503 });
  expect((await readdir(folder)).filter((name) => name.includes('full'))).toEqual([]);
  await write();
  const stored: string[] = [];
  for await (const { name } of store.list()) stored.push(name);
  expect(stored).toEqual(['full-1.webp']);
});

test('two processes write the same picture at once', async () => {
  const stores = await Promise.all([1, 2].map(() => openFolderStore(folder)));
  for (let round = 0; round < 20; round += 1)
    await Promise.all(stores.map((store) => store.write('same-1.webp', Buffer.alloc(100))));
  expect((await readdir(folder)).filter((name) => name.includes('same'))).toEqual(['same-1.webp']);
});

test('a missing picture is undefined, an unreadable one an error', async () => {
  const store = await openFolderStore(folder);
  expect(await store.read('missing-1.webp')).toBeUndefined();
  await symlink('round-1.webp', join(folder, 'round-1.webp'));
  await expect(store.read('round-1.webp')).rejects.toMatchObject({ code: 'ELOOP' });
});
