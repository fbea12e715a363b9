import { statfs } from 'node:fs/promises';
import type { Figure } from '#server/platform/http/metrics-routes.ts';
import type { Shop } from '#server/shop.ts';

type DataDir = Pick<Shop['config'], 'dataDir'>;

/** The disk of the data folder, in bytes. */
export async function readDisk({
  dataDir,
}: DataDir): Promise<{ freeBytes: number; bytes: number }> {
  const { bsize, bavail, blocks } = await statfs(dataDir);
  return { freeBytes: bavail * bsize, bytes: blocks * bsize };
}

/** Figures that need no database. */
export async function readMachineFigures({ config }: { config: DataDir }): Promise<Figure[]> {
  const { freeBytes, bytes } = await readDisk(config);
  return [
    { name: 'shop_data_free_bytes', value: freeBytes },
    { name: 'shop_data_size_bytes', value: bytes },
  ];
}
