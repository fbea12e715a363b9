import { maxImportBytes } from '@mathappu/contract/limits';
import * as calls from '@mathappu/contract/product-import';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/http/app-error.ts';
import { sendCsv } from '#server/platform/http/csv-answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import { readFiles } from '#server/platform/http/read-files.ts';
import type { Shop } from '#server/shop.ts';
import { exportProducts } from './export-products.ts';
import { makeImportReports } from './import-reports.ts';
import { startImport } from './start-import.ts';

export function addProductImportRoutes(app: FastifyInstance, shop: Shop): void {
  const reports = makeImportReports();
  handle(app, calls.startProductImport, async ({ query, caller, request }) => {
    await shop.limits.use('upload', caller.userId);
    const [{ bytes }] = await readFiles(request, {
      fields: calls.startProductImport.files,
      maxBytes: maxImportBytes,
    });
    const isDryRun = query.dryRun === 'true';
    const report = await startImport(shop, reports, { actorId: caller.userId, bytes, isDryRun });
    return { message: 'Import started', data: report };
  });
  handle(app, calls.getProductImport, ({ params }) => {
    const report = reports.find(params.importId);
    if (!report) throw new AppError('notFound');
    return { message: 'Import fetched successfully', data: report };
  });
  handle(app, calls.exportProducts, ({ reply }) => {
    sendCsv(reply, 'products.csv', calls.productCsvColumns, exportProducts(shop.db));
    return { message: 'Products' };
  });
}
