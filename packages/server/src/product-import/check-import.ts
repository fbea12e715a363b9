import { sentenceOf } from '@mathappu/contract/errors';
import type { ImportReport } from '@mathappu/contract/product-import';
import { listUnknownImages } from '#server/catalogue/product-write-queries.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { addProblem } from './import-reports.ts';
import type { CsvLine } from './parse-product-csv.ts';
import { listStoredProducts } from './product-import-queries.ts';
import { type ImportedProduct, readCsvProduct } from './read-csv-product.ts';
import { makeYieldToEventLoop } from './yield-to-event-loop.ts';

const batchSize = 200;

export type CheckedProduct = ImportedProduct & { row: number };

/** Reads every row, adds its problems to the report and counts what would change. */
export async function checkImport(
  db: Db,
  lines: readonly CsvLine[],
  report: ImportReport,
): Promise<CheckedProduct[]> {
  const yieldToEventLoop = makeYieldToEventLoop();
  const rowOfId = new Map<string, number>();
  const checked: CheckedProduct[] = [];
  for (let start = 0; start < lines.length; start += batchSize) {
    const batch: CheckedProduct[] = [];
    for (const { row, cells } of lines.slice(start, start + batchSize)) {
      await yieldToEventLoop();
      const product = readCsvProduct(cells);
      if ('problems' in product) {
        for (const { column, message } of product.problems) {
          addProblem(report, row, column, message);
        }
        continue;
      }
      const firstRow = product.id && rowOfId.get(product.id);
      if (firstRow) addProblem(report, row, 'id', `Row ${firstRow} has this id already`);
      else if (product.id) rowOfId.set(product.id, row);
      batch.push({ ...product, row });
    }
    await compareWithStored(db, batch, report);
    checked.push(...batch);
    report.processedRows = Math.min(start + batchSize, lines.length);
  }
  report.problems.sort((one, other) => one.row - other.row);
  return checked;
}

async function compareWithStored(
  db: Db,
  batch: readonly CheckedProduct[],
  report: ImportReport,
): Promise<void> {
  const stored = await listStoredProducts(
    db,
    batch.flatMap(({ id }) => id ?? []),
  );
  const storedOf = new Map(stored.map((product) => [product.id, product.content]));
  const urls = new Set(batch.flatMap(({ content }) => content.images));
  const unknown = new Set(await listUnknownImages(db, [...urls]));
  for (const { id, row, content } of batch) {
    const before = id && storedOf.get(id);
    if (id && !before) addProblem(report, row, 'id', 'There is no product with this id');
    const presentImages = before ? before.images : [];
    if (content.images.some((url) => unknown.has(url) && !presentImages.includes(url))) {
      addProblem(report, row, 'image', sentenceOf('unknownImage', {}));
    }
    if (!before) report.created += 1;
    else if (JSON.stringify(before) === JSON.stringify(content)) report.unchanged += 1;
    else report.updated += 1;
  }
}
