import { maxImportBytes } from '@mathappu/contract/limits';
import * as calls from '@mathappu/contract/product-import';
import type { Language } from '@mathappu/contract/words';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/http/app-error.ts';
import { sendCsv } from '#server/platform/http/csv-answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import { readFiles } from '#server/platform/http/read-files.ts';
import type { Shop } from '#server/shop.ts';
import { changeProducts } from './change-products.ts';
import { exportProducts } from './export-products.ts';
import { findImportReport, listImportReports } from './import-report-queries.ts';
import { showProductFile } from './show-product-file.ts';
import { startImport } from './start-import.ts';
import { wordProblem } from './stored-problem.ts';
import { undoImport } from './undo-import.ts';

export function addProductImportRoutes(app: FastifyInstance, shop: Shop): void {
  const getReport = async (importId: string, language: Language): Promise<calls.ImportReport> => {
    const report = await findImportReport(shop.db, importId);
    if (!report) throw new AppError('notFound');
    return {
      ...report,
      problems: report.problems.map((problem) => wordProblem(problem, language)),
      warnings: report.warnings.map((warning) => wordProblem(warning, language)),
    };
  };

  const readFile = async (request: FastifyRequest, userId: string) => {
    await shop.limits.use('upload', userId);
    const [file] = await readFiles(request, {
      fields: calls.startProductImport.files,
      maxBytes: maxImportBytes,
    });
    return file;
  };

  handle(app, calls.changeProducts, async ({ body, caller }) => {
    const outcome = await changeProducts(shop, caller.userId, body);
    return { message: done.productsChanged, data: { ...outcome, changed: outcome.count } };
  });

  handle(app, calls.readProductFile, async ({ caller, request }) => {
    const { bytes } = await readFile(request, caller.userId);
    return { message: done.fileRead, data: await showProductFile(shop, bytes) };
  });

  handle(app, calls.startProductImport, async ({ query, caller, request, language }) => {
    const { name, bytes } = await readFile(request, caller.userId);
    const importId = await startImport(shop, {
      actorId: caller.userId,
      name,
      bytes,
      isDryRun: query.dryRun === 'true',
      columns: query.columns?.split(','),
      forNew: { unit: query.unit, stock: query.stock },
      accepted: calls.importStops.filter((stop) => query.accept?.split(',').includes(stop)),
      offSale: query.offSale,
    });
    return { message: done.importStarted, data: await getReport(importId, language) };
  });

  handle(app, calls.listProductImports, async () => ({
    message: done.importsFetched,
    data: await listImportReports(shop.db),
  }));

  handle(app, calls.getProductImport, async ({ params, language }) => ({
    message: done.importFetched,
    data: await getReport(params.importId, language),
  }));

  handle(app, calls.undoProductImport, async ({ params, caller, language }) => {
    await undoImport(shop, caller.userId, params.importId);
    return { message: done.undoStarted, data: await getReport(params.importId, language) };
  });

  handle(app, calls.exportProducts, ({ reply }) => {
    sendCsv(reply, 'products.csv', calls.productCsvColumns, exportProducts(shop.db));
    return { message: done.products };
  });
}
