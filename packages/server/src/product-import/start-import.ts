import type { ImportReport } from '@mathappu/contract/product-import';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { applyImport } from './apply-import.ts';
import { type CheckedProduct, checkImport } from './check-import.ts';
import { addProblem, type ImportReports } from './import-reports.ts';
import { type CsvLine, parseProductCsv } from './parse-product-csv.ts';

type Parts = Pick<Shop, 'db' | 'cache' | 'now' | 'log'>;
type ImportRequest = { actorId: string; bytes: Buffer; isDryRun: boolean };

/**
 * Starts an import and returns its report, which is updated until the import is done or refused.
 * @throws AppError when the file as a whole cannot be read or another import runs
 */
export async function startImport(
  shop: Parts,
  reports: ImportReports,
  { actorId, bytes, isDryRun }: ImportRequest,
): Promise<ImportReport> {
  const lines = await parseProductCsv(bytes);
  if (reports.isBusy()) {
    throw new AppError('importRunning');
  }
  const report = reports.open({ totalRows: lines.length, isDryRun });
  // Not awaited: the import continues after the response.
  void run(shop, report, { actorId, lines });
  return report;
}

async function run(
  shop: Parts,
  report: ImportReport,
  { actorId, lines }: { actorId: string; lines: readonly CsvLine[] },
): Promise<void> {
  try {
    const products = await checkImport(shop.db, lines, report);
    if (report.problemCount === 0 && !report.isDryRun) {
      await apply(shop, report, { actorId, products });
    }
    report.state = report.problemCount === 0 ? 'done' : 'refused';
  } catch (error) {
    shop.log.error({ err: error }, 'product import failed');
    addProblem(report, 0, '', 'The import could not be finished, and nothing was changed');
    report.state = 'refused';
  }
}

async function apply(
  { db, cache, now }: Parts,
  report: ImportReport,
  { actorId, products }: { actorId: string; products: readonly CheckedProduct[] },
): Promise<void> {
  const { importId } = report;
  try {
    await inTransaction(db, async (tx) => {
      const applied = await applyImport(tx, products, { actorId, importId, now: now() });
      if (applied.missing.length > 0) throw new ProductsMissing(applied.missing);
      const { created, updated, unchanged } = applied;
      Object.assign(report, { created, updated, unchanged });
    });
  } catch (error) {
    if (!(error instanceof ProductsMissing)) throw error;
    for (const row of error.rows) {
      addProblem(report, row, 'id', 'There is no product with this id');
    }
  }
  cache.drop('products');
}

/** Rolls back an import whose products were deleted after the check. */
class ProductsMissing extends Error {
  readonly rows: readonly number[];
  constructor(rows: readonly number[]) {
    super('products of the file are missing');
    this.rows = rows;
  }
}
