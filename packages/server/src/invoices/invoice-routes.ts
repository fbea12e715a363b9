import * as calls from '@mathappu/contract/invoices/tax-documents';
import { hasGrant } from '@mathappu/contract/staff/grants';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { recordExport } from '#server/platform/db/audit-queries.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { sendCsv } from '#server/platform/http/csv-answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { taxDocumentCsvHeader, taxDocumentCsvRows } from './export-tax-documents.ts';
import { listTaxDocuments } from './tax-document-queries.ts';

export function addInvoiceRoutes(app: FastifyInstance, { db }: Shop): void {
  handle(app, calls.getTaxPapers, async ({ params, caller }) => {
    const userId = hasGrant(caller.grants, 'read_orders') ? undefined : caller.userId;
    const taxDocuments = await listTaxDocuments(db, params.orderId, { userId });
    if (taxDocuments.length === 0) throw new AppError('notFound');
    return { message: done.taxDocuments, data: taxDocuments };
  });

  handle(app, calls.exportTaxPapers, async ({ query, reply, caller }) => {
    await recordExport(db, caller.userId, 'tax-papers');
    sendCsv(reply, 'tax-papers.csv', taxDocumentCsvHeader, taxDocumentCsvRows(db, query));
    return { message: done.taxDocuments };
  });
}
