import { maxImages } from '@mathappu/contract/limits';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { lockListingRules } from '../listing/listing-rule-queries.ts';
import { lockUnchangedProduct } from '../lock-product.ts';
import { auditedProduct, type ProductRow } from '../product-answer.ts';
import { contentOfRow } from '../product-columns.ts';
import { getProductRow } from '../product-queries.ts';
import { assertImagesUploaded, updateProducts } from '../product-write-queries.ts';

/**
 * Makes an uploaded picture the first of a product, also of a draft. Everything else of the product
 * stays as it is, so that no version needs to be known.
 * @throws AppError productNotFound, unknownImage or tooMany
 */
export async function addPicture(
  { db, cache }: Pick<Shop, 'db' | 'cache'>,
  actorId: string,
  { id, image }: { id: string; image: string },
): Promise<ProductRow> {
  const after = await inTransaction(db, async (tx) => {
    const rules = await lockListingRules(tx);
    const before = await lockUnchangedProduct(tx, id, undefined);
    const images = [image, ...before.images.filter((url) => url !== image)];
    if (images.length > maxImages) throw new AppError('tooMany', { maximum: maxImages });
    await assertImagesUploaded(tx, [image]);
    const content = { ...contentOfRow(before), images };
    const { created_at: createdAt, set_aside: setAside } = before;
    await updateProducts(tx, [{ id, content, setAside, createdAt }], rules);
    const row = await getProductRow(tx, id);
    await insertAuditEntry(tx, {
      actorId,
      action: 'product.update',
      subjectKind: 'product',
      subjectId: id,
      before: auditedProduct(before),
      after: auditedProduct(row),
    });
    return row;
  });
  cache.drop();
  return after;
}
