import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '#server/platform/http/app-error.ts';

type StoredFile = { readonly stream: Readable; readonly size: number };

type ListedFile = { readonly name: string; readonly writtenAt: Date };

/** Storage of uploaded pictures. A name is written once and its content never changes. */
export type FileStore = {
  /** Durable when it returns, and atomic: after a power cut the file is complete or absent. */
  write(name: string, bytes: Buffer): Promise<void>;
  read(name: string): Promise<StoredFile | undefined>;
  remove(name: string): Promise<void>;
  /** Page by page. Includes what was left of files that a killed process was writing. */
  list(): AsyncIterable<ListedFile>;
};

export const storedFileName = /^[a-z0-9-]+\.(webp|avif)$/;

/** A file that was being written; one of a process that was killed stays. */
const partName = /^[.].+[.](webp|avif)[.][\w-]+[.]part$/;

/** The writer names its parts: processes in containers have the same id. */
export async function openFolderStore(
  folder: string,
  writer: string = randomUUID(),
): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  return {
    async write(name, bytes) {
      const temporary = join(folder, `.${name}.${writer}.part`);
      const file = await open(temporary, 'w', 0o644);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } catch (cause) {
        await rm(temporary, { force: true });
        // The disk is full: https://man7.org/linux/man-pages/man2/write.2.html#ERRORS
        if (!/^(ENOSPC|EDQUOT)$/.test(String((cause as NodeJS.ErrnoException).code))) throw cause;
        throw new AppError('diskFull', {}, { cause });
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
    async *list() {
      for await (const { name } of await opendir(folder)) {
        if (!storedFileName.test(name) && !partName.test(name)) continue;
        const found = await stat(join(folder, name)).catch(undefinedIfMissing);
        if (found) yield { name, writtenAt: found.mtime };
      }
    },
  };
}

/** For `.catch` of a promise that reads a file: a missing file is undefined, any other error is thrown. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
