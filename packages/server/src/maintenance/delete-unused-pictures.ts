import { imageWidths, pictureFile } from '#server/platform/files/picture-address.ts';
import type { Shop } from '#server/shop.ts';
import { deleteUnusedPictureRows } from './unused-picture-queries.ts';

/** The row goes first: a file without row is invisible, a row without file is a broken picture. */
export async function deleteUnusedPictures({
  db,
  files,
}: Pick<Shop, 'db' | 'files'>): Promise<void> {
  for (const id of await deleteUnusedPictureRows(db)) {
    for (const width of imageWidths) await files.remove(pictureFile(id, width));
  }
}
