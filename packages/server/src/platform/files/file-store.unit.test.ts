import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderStore } from './file-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mathappu-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a missing picture is undefined, an unreadable one an error', async () => {
  const store = await openFolderStore(folder);
  expect(await store.read('missing-1.webp')).toBeUndefined();
  await symlink('round-1.webp', join(folder, 'round-1.webp'));
  await expect(store.read('round-1.webp')).rejects.toMatchObject({ code: 'ELOOP' });
});
