import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { listUnknownImages } from './product-write-queries.ts';

export const unknownImageSentence = 'Upload the image first';

/** @throws AppError invalidInput for a picture that is not an upload of the shop's own */
export async function refuseUnknownImages(tx: Tx, urls: readonly string[]): Promise<void> {
  if ((await listUnknownImages(tx, urls)).length === 0) return;
  throw new AppError('invalidInput', {
    message: unknownImageSentence,
    issues: [{ path: 'image', message: unknownImageSentence }],
  });
}
