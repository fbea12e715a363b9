import type { ImportReport } from '@mathappu/contract/product-import';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { applyImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { addProblem, type ImportReports } from './import-reports.ts';
import { type CsvLine, parseProductCsv } from './parse-product-csv.ts';

type ImportRequest = { actorId: string; bytes: Buffer; isDryRun: boolean };

/**
 * Starts an import and returns its report, which goes on changing until it is done or refused.
 * @throws AppError importRefused when the file as a whole cannot be read or another import runs
 */
export async function startImport(
  shop: Shop,
  reports: ImportReports,
  { actorId, bytes, isDryRun }: ImportRequest,
): Promise<ImportReport> {
  const lines = await parseProductCsv(bytes);
  if (reports.isBusy()) {
    throw new AppError('importRefused', { message: 'Another import is still running' });
  }
  const report = reports.open({ totalRows: lines.length, isDryRun });
  run(shop, report, { actorId, lines }).catch((error: unknown) => {
    shop.log.error({ err: error }, 'product import failed');
    addProblem(report, 0, '', 'The import could not be finished, and nothing was changed');
    report.state = 'refused';
  });
  return report;
}

async function run(
  shop: Shop,
  report: ImportReport,
  { actorId, lines }: { actorId: string; lines: readonly CsvLine[] },
): Promise<void> {
  const products = await checkImport(shop.db, lines, report);
  if (report.problemCount === 0 && !report.isDryRun) {
    const { importId } = report;
    await inTransaction(shop.db, async (tx) => {
      const applied = await applyImport(tx, products, { actorId, importId, now: shop.now() });
      if (applied.gone.length > 0) throw new ProductsGone(applied.gone);
      const { created, updated, unchanged } = applied;
      Object.assign(report, { created, updated, unchanged });
    }).catch((error: unknown) => {
      if (!(error instanceof ProductsGone)) throw error;
      for (const row of error.rows)
        addProblem(report, row, 'id', 'There is no product with this id');
    });
    shop.cache.drop('products');
  }
  report.state = report.problemCount === 0 ? 'done' : 'refused';
}

/** Undoes the transaction of an import whose products were deleted meanwhile. */
class ProductsGone extends Error {
  readonly rows: readonly number[];
  constructor(rows: readonly number[]) {
    super('products of the file are gone');
    this.rows = rows;
  }
}
