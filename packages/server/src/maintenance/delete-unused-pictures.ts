import {
  imageWidths,
  pictureFile,
  pictureFormats,
} from '#server/platform/files/picture-address.ts';
import type { Shop } from '#server/shop.ts';
import { deletePictureRows, listUnusedPictures } from './unused-picture-queries.ts';

/**
 * The row goes first: a file without row is invisible and found by the comparison, a row without file
 * is a broken picture.
 */
export async function deleteUnusedPictures({
  db,
  files,
}: Pick<Shop, 'db' | 'files'>): Promise<void> {
  for await (const unused of listUnusedPictures(db)) {
    for (const id of await deletePictureRows(db, unused)) {
      for (const width of imageWidths) {
        for (const format of pictureFormats) await files.remove(pictureFile(id, width, format));
      }
    }
  }
}
