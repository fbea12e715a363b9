import type { setOrderBuyer as endpoint } from '@mathappu/contract/admin/admin-orders';
import type { BodyOf } from '@mathappu/contract/endpoint';
import { findInvoiceNumber } from '#server/invoices/tax-document-queries.ts';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { getBuyer, updateBuyer } from './order-change-queries.ts';
import { lockOrder } from './order-queries.ts';

type Buyer = BodyOf<typeof endpoint> & { readonly idOrNumber: string };

/**
 * Sets the business that the tax invoice will be made out to; the audit trail keeps neither its number nor
 * its name. Returns the id of the order.
 * @throws AppError orderNotFound, also of a buyer who was erased, invoiceIssued
 */
export async function setOrderBuyer(
  { db }: Pick<Shop, 'db'>,
  { userId }: Caller,
  { idOrNumber, gstin, name }: Buyer,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, idOrNumber);
    if (!order || (order.userId === null && order.customerPhone === '')) {
      throw new AppError('orderNotFound');
    }
    const invoice = await findInvoiceNumber(tx, order.id);
    if (invoice !== undefined) throw new AppError('invoiceIssued', { invoice });
    const before = await getBuyer(tx, order.id);
    if (before.gstin === gstin && before.name === name) return order.id;
    await updateBuyer(tx, order.id, { gstin, name });
    await insertAuditEntry(tx, {
      actorId: userId,
      action: 'order.buyer',
      subjectKind: 'order',
      subjectId: order.id,
      before: { hasGstin: before.gstin !== '' },
      after: { hasGstin: gstin !== '' },
    });
    return order.id;
  });
}
