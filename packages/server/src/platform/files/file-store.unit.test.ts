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
  const store = await openFolderStore(folder);
  // What the store writes before it has the name goes to a device that is always full.
  await symlink('/dev/full', join(folder, `.full-1.webp.${process.pid}.part`));
  const write = () => store.write('full-1.webp', Buffer.alloc(100));
  await expect(write()).rejects.toMatchObject({ code: 'fileStoreUnavailable', status: 503 });
  expect((await readdir(folder)).filter((name) => name.includes('full'))).toEqual([]);
  await write();
  expect(await store.list()).toEqual(['full-1.webp']);
});

test('a missing picture is undefined, an unreadable one an error', async () => {
  const store = await openFolderStore(folder);
  expect(await store.read('missing-1.webp')).toBeUndefined();
  await symlink('round-1.webp', join(folder, 'round-1.webp'));
  await expect(store.read('round-1.webp')).rejects.toMatchObject({ code: 'ELOOP' });
});
