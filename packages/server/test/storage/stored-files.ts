import type { FileStore } from '#server/platform/files/file-store.ts';

/** The names of all files, sorted. */
export async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names.sort();
}
