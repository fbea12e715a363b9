import { randomBytes } from 'node:crypto';
import { orderPicturePrefix } from '@mathappu/contract/order-links/order-pictures';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { FileStore } from './file-store.ts';
import { pictureAddress, pictureFile } from './picture-address.ts';
import { processImage } from './process-image.ts';
import { insertUploadedFile } from './uploaded-file-queries.ts';

type Parts = { readonly db: Queryable; readonly files: FileStore };

/**
 * Stores an uploaded image in every width and returns its address once files and row are written.
 * @throws AppError invalidImage, imageDamaged, imageTooManyPixels
 */
export async function storeImage(
  parts: Parts,
  bytes: Buffer,
  uploadedBy: string | null,
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await store(parts, bytes, { id, uploadedBy, orderId: null });
  return pictureAddress(id);
}

/**
 * Stores a picture that only the link of an order shows, and returns its id.
 * @throws AppError invalidImage, imageDamaged, imageTooManyPixels
 */
export async function storeOrderPicture(
  parts: Parts,
  bytes: Buffer,
  of: { orderId: string; uploadedBy: string | null },
): Promise<string> {
  const id = orderPicturePrefix + randomBytes(16).toString('hex');
  await store(parts, bytes, { id, ...of });
  return id;
}

async function store(
  { db, files }: Parts,
  bytes: Buffer,
  file: { id: string; uploadedBy: string | null; orderId: string | null },
): Promise<void> {
  const { pictures, placeholder } = await processImage(bytes);
  await Promise.all(
    pictures.map(({ width, webp }) => files.write(pictureFile(file.id, width), webp)),
  );
  await insertUploadedFile(db, { ...file, placeholder });
}
