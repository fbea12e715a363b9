import { randomBytes } from 'node:crypto';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { FileStore } from './file-store.ts';
import { pictureAddress, pictureFile } from './picture-address.ts';
import { processImage } from './process-image.ts';
import { insertUploadedFile } from './uploaded-file-queries.ts';

/**
 * Stores an uploaded image in every width and returns its address once files and row are written.
 * @throws AppError invalidImage, imageDamaged, imageTooManyPixels
 */
export async function storeImage(
  { db, files }: { readonly db: Queryable; readonly files: FileStore },
  bytes: Buffer,
  uploadedBy: string | null,
): Promise<string> {
  const { pictures, placeholder } = await processImage(bytes);
  const id = randomBytes(16).toString('hex');
  await Promise.all(pictures.map(({ width, webp }) => files.write(pictureFile(id, width), webp)));
  await insertUploadedFile(db, { id, uploadedBy, placeholder });
  return pictureAddress(id);
}
