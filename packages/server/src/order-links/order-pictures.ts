import { pictureFile, widestPicture } from '#server/platform/files/picture-address.ts';
import { arePicturesOfOrder } from '#server/platform/files/uploaded-file-queries.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import type { Link } from './link-queries.ts';
import { getLink } from './show-link.ts';

/** @throws AppError linkNotFound, of an estimate or an enquiry too: only orders have pictures */
export async function getOrderLink(db: Shop['db'], code: string): Promise<Link> {
  const link = await getLink(db, code);
  if (link.kind !== 'order') throw new AppError('linkNotFound');
  return link;
}

/** In its full width; undefined when the order has no such picture. */
export async function findOrderPicture(
  { db, files }: Pick<Shop, 'db' | 'files'>,
  orderId: string,
  pictureId: string,
): ReturnType<Shop['files']['read']> {
  if (!(await arePicturesOfOrder(db, orderId, [pictureId]))) return undefined;
  return files.read(pictureFile(pictureId, widestPicture));
}
