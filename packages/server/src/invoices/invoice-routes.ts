import * as calls from '@mathappu/contract/invoices/tax-documents';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { recordExport } from '#server/platform/db/audit-queries.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { sendCsv } from '#server/platform/http/csv-answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { paperCsvHeader, paperCsvRows } from './export-papers.ts';
import { listPapers } from './tax-document-queries.ts';

export function addInvoiceRoutes(app: FastifyInstance, { db }: Shop): void {
  handle(app, calls.getTaxPapers, async ({ params, caller }) => {
    const userId = caller.role === 'ADMIN' ? undefined : caller.userId;
    const papers = await listPapers(db, params.orderId, { userId });
    if (papers.length === 0) throw new AppError('notFound');
    return { message: done.taxPapers, data: papers };
  });

  handle(app, calls.exportTaxPapers, async ({ query, reply, caller }) => {
    await recordExport(db, caller.userId, 'tax-papers');
    sendCsv(reply, 'tax-papers.csv', paperCsvHeader, paperCsvRows(db, query));
    return { message: done.taxPapers };
  });
}
