import * as calls from '@mathappu/contract/catalogue';
import { imageMaxBytes } from '@mathappu/contract/limits';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { storeImage } from '#server/platform/files/store-image.ts';
import { handle } from '#server/platform/http/handle.ts';
import { readFiles } from '#server/platform/http/read-files.ts';
import type { Shop } from '#server/shop.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { numberAnew } from './number-anew.ts';
import { addPicture } from './pictures/add-picture.ts';
import { matchPictures } from './pictures/match-pictures.ts';
import { answerProductToAdmin } from './product-answer.ts';
import { listPicturedProducts } from './product-queries.ts';
import { listDeleted } from './product-write-queries.ts';
import { restoreProduct } from './restore-product.ts';
import { updateProduct } from './update-product.ts';

const maxDeletedShown = 200;

export function addAdminCatalogueRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.createProduct, async ({ body, caller, language }) => ({
    message: done.productAdded,
    data: answerProductToAdmin(await createProduct(shop, caller.userId, body), language),
  }));
  handle(app, calls.updateProduct, async ({ params, body, caller, language }) => {
    const updated = await updateProduct(shop, caller.userId, { id: params.productId, edit: body });
    return { message: done.productUpdated, data: answerProductToAdmin(updated, language) };
  });
  handle(app, calls.deleteProduct, async ({ params, query, caller }) => {
    await deleteProduct(shop, caller.userId, { id: params.productId, ...query });
    return { message: done.productDeleted };
  });
  handle(app, calls.listDeletedProducts, async () => {
    const deleted = await listDeleted(shop.db, calls.restoreDays, maxDeletedShown);
    return {
      message: done.deletedProducts,
      data: deleted.map(({ id, name, deletedAt }) => ({
        _id: id,
        name,
        deletedAt: deletedAt.toISOString(),
      })),
    };
  });
  handle(app, calls.restoreProduct, async ({ params, caller, language }) => {
    const restored = await restoreProduct(shop, caller.userId, params.productId);
    return { message: done.productRestored, data: answerProductToAdmin(restored, language) };
  });
  handle(app, calls.addPicture, async ({ params, body, caller, language }) => {
    const picture = { id: params.productId, image: body.image };
    const updated = await addPicture(shop, caller.userId, picture);
    return { message: done.pictureAdded, data: answerProductToAdmin(updated, language) };
  });
  handle(app, calls.matchPictures, async ({ body }) => {
    const found = matchPictures(body.names, await listPicturedProducts(shop.db));
    return {
      message: done.picturesMatched,
      data: found.map((product) =>
        product ? { _id: product.id, name: product.name, listNumber: product.listNumber } : null,
      ),
    };
  });
  handle(app, calls.numberAnew, async ({ caller }) => ({
    message: done.productsNumbered,
    data: { count: await numberAnew(shop, caller.userId) },
  }));
  handle(app, calls.uploadFile, async ({ caller, request }) => {
    await shop.limits.use('productPicture', caller.userId);
    const [first, ...others] = await readFiles(request, {
      fields: calls.uploadFile.files,
      maxBytes: imageMaxBytes,
    });
    const urls: string[] = [];
    for (const { bytes } of [first, ...others]) {
      urls.push(await storeImage(shop, bytes, caller.userId));
    }
    const [url = ''] = urls;
    return { message: done.uploaded, data: first.field === 'image' ? { url } : urls };
  });
}
