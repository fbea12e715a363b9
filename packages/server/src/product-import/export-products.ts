import type { CsvRow } from '#server/platform/http/csv-answer.ts';
import type { Shop } from '#server/shop.ts';
import { csvRowOf } from './product-csv.ts';
import { listProductsAfter } from './product-import-queries.ts';

const batchSize = 200;

/** Every product that is not deleted, read batch by batch while the file goes out. */
export async function* exportProducts(shop: Shop): AsyncGenerator<CsvRow> {
  let batch = await listProductsAfter(shop.db, undefined, batchSize);
  while (batch.length > 0) {
    for (const { id, content } of batch) yield csvRowOf(id, content);
    batch = await listProductsAfter(shop.db, batch.at(-1), batchSize);
  }
}
