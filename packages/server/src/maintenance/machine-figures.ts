import { statfs } from 'node:fs/promises';
import type { Figure } from '#server/platform/http/metrics-routes.ts';
import type { Shop } from '#server/shop.ts';

type Parts = { config: Pick<Shop['config'], 'dataDir'> };

/** Figures that need no database. */
export async function readMachineFigures({ config }: Parts): Promise<Figure[]> {
  const { bsize, bavail, blocks } = await statfs(config.dataDir);
  return [
    { name: 'shop_data_free_bytes', value: bavail * bsize },
    { name: 'shop_data_size_bytes', value: blocks * bsize },
  ];
}
