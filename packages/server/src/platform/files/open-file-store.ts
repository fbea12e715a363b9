import { join } from 'node:path';
import type { Config } from '#server/platform/config/config.ts';
import { type FileStore, openFolderStore } from './file-store.ts';
import { openBucketStore } from './s3-store.ts';

/** The store that the settings name. */
export const openFileStore = async ({ bucket, dataDir }: Config): Promise<FileStore> =>
  bucket ? openBucketStore(bucket) : openFolderStore(join(dataDir, 'uploads'));
