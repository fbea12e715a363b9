import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

type StoredFile = { readonly stream: Readable; readonly size: number };

/** Where uploaded pictures lie. A name is written once and never changed. */
export type FileStore = {
  /** Durable when it returns: after a power cut the file is there whole or not at all. */
  write(name: string, bytes: Buffer): Promise<void>;
  read(name: string): Promise<StoredFile | undefined>;
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
};

export const storedFileName = /^[a-z0-9-]+\.webp$/;

export async function openFolderStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  return {
    async write(name, bytes) {
      const temporary = join(folder, `.${name}.${process.pid}.part`);
      const file = await open(temporary, 'w', 0o644);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, join(folder, name));
    },
    async read(name) {
      if (!storedFileName.test(name)) return undefined;
      const path = join(folder, name);
      const found = await stat(path).catch(undefinedIfMissing);
      return found?.isFile() ? { stream: createReadStream(path), size: found.size } : undefined;
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    list: async () => (await readdir(folder)).filter((name) => storedFileName.test(name)),
  };
}

/** For the refusal of a promise that reads a file: nothing there is an answer, all else a fault. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
